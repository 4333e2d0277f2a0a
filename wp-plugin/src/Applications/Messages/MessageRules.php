<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Rights\Viewer;

/** What a message may be, and how many a person writes. */
final readonly class MessageRules
{
    public const TEXT = 'text';
    public const FILES = 'files';
    private const HOUR = 3_600;

    /**
     * @param int $longest characters
     * @param int $files with one message
     * @param int $perSide messages of each side of a thread
     * @param int $perHour messages of a person
     */
    public function __construct(
        private Throttle $throttle,
        #[Limit('applicationMessages', 'text')] private int $longest,
        #[Limit('applicationMessages', 'files')] private int $files,
        #[Limit('applicationMessages', 'perSide')] private int $perSide,
        #[Limit('applicationMessages', 'perPersonAndHour')] private int $perHour,
    ) {
    }

    /**
     * @param list<int> $files ids
     * @return string the text as it is stored
     * @throws DomainError invalid_fields
     */
    public function text(string $typed, array $files): string
    {
        $text = PlainText::paragraphs($typed);
        $problems = array_values(array_filter([
            $text === '' ? new FieldError(self::TEXT, 'required') : null,
            mb_strlen($text) > $this->longest ? new FieldError(self::TEXT, 'too_long', ['max' => $this->longest]) : null,
            count($files) > $this->files ? new FieldError(self::FILES, 'too_many_files', ['max' => $this->files]) : null,
        ]));

        return $problems === [] ? $text : throw DomainError::invalid($problems);
    }

    /** @throws DomainError invalid_fields */
    public function requirePlace(int $written): void
    {
        if ($written >= $this->perSide) {
            throw DomainError::invalid([new FieldError(self::TEXT, 'too_many_rows', ['max' => $this->perSide])]);
        }
    }

    /**
     * Outside the transaction, so that a rollback does not undo the count.
     *
     * @throws DomainError rate_limited
     */
    public function count(Viewer $author): void
    {
        $this->throttle->count("application message from:{$author->id}", $this->perHour, self::HOUR);
    }
}
