"""The words and the text face of a result: what a student reads, in the reader's language."""
