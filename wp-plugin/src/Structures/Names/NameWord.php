<?php

declare(strict_types=1);

namespace Passerelle\Structures\Names;

/** One word of a name. */
final readonly class NameWord
{
    /** Weight of a word that stands for an idea, such as "theatre": many names have it. */
    public const COMMON = 0.3;
    public const DISTINCTIVE = 1.0;

    /** Letters of a sound from which one missing or added letter is a mistake, and one other letter. */
    private const LONG = 6;
    private const VERY_LONG = 8;

    public string $sound;
    public ?int $idea;

    /** @param string $text folded, in the singular */
    public function __construct(public string $text)
    {
        $this->sound = NameWords::sound($text);
        $this->idea = NameVocabulary::ideaOf($text);
    }

    public function weight(): float
    {
        return $this->idea === null ? self::DISTINCTIVE : self::COMMON;
    }

    public function isNumber(): bool
    {
        return preg_match('/\d/', $this->text) === 1;
    }

    /** The same word: in another language, or with a mistake that people make. */
    public function isLike(self $other): bool
    {
        if ($this->text === $other->text || ($this->idea !== null && $this->idea === $other->idea)) {
            return true;
        }
        if ($this->isNumber() || $other->isNumber() || ($this->idea !== null && $other->idea !== null)) {
            return false;
        }

        return $this->sound === $other->sound || self::isMistake($this->sound, $other->sound);
    }

    public static function isMistake(string $one, string $other): bool
    {
        $shorter = min(strlen($one), strlen($other));
        if ($shorter < self::LONG - 1 || max(strlen($one), strlen($other)) < self::LONG || levenshtein($one, $other) !== 1) {
            return false;
        }

        return strlen($one) !== strlen($other) || $shorter >= self::VERY_LONG;
    }
}
