<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Kernel\Text\PlainText;

/** A letter in one language: a template whose fields are in braces, or what is sent. */
final readonly class Letter
{
    /** @param string $body paragraphs, with an empty line between them */
    public function __construct(public string $subject, public string $body)
    {
    }

    /** A subject is one line; paragraphs are divided by one empty line, and lines have no blanks at their end. */
    public static function tidied(string $subject, string $body): self
    {
        $lines = (string) preg_replace('/[^\S\n]+$/mu', '', str_replace(["\r\n", "\r"], "\n", $body));

        return new self(PlainText::typesetLine($subject), trim((string) preg_replace('/\n{3,}/', "\n\n", $lines)));
    }

    /** @return list<string> names in braces */
    public function fields(): array
    {
        return LetterField::named("{$this->subject}\n{$this->body}");
    }

    /** @return list<string> */
    public function paragraphs(): array
    {
        return explode("\n\n", $this->body);
    }
}
