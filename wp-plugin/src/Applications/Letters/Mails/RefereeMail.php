<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters\Mails;

use Passerelle\Applications\Letters\ApplicantName;
use Passerelle\Applications\Letters\Letter;
use Passerelle\Applications\Letters\LetterFacts;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Letters\ReadLetterFacts;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Kernel\Clock;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** What mails to referees have in common: who asks, for which call, until when, and a link of their own. */
final readonly class RefereeMail
{
    public const REQUEST = 'applications.letter_request';
    public const REMINDER = 'applications.letter_reminder';
    /** Key in the data: id of the letter. */
    public const LETTER = 'letter';
    private const PAGE = 'letter';

    public function __construct(
        private LetterStore $letters,
        private ReadLetterFacts $facts,
        private ApplicantName $names,
        private PublicPages $pages,
        private Clock $clock,
    ) {
    }

    /** @param array<mixed> $data */
    public function letter(array $data): ?Letter
    {
        $letter = $this->letters->find(is_int($data[self::LETTER] ?? null) ? $data[self::LETTER] : 0);

        return $letter?->state->isOpen() === true && $letter->referee->email !== '' ? $letter : null;
    }

    /** @return MailContent|null null: nobody may write the letter any more */
    public function content(string $text, Letter $letter, Recipient $recipient): ?MailContent
    {
        $language = $recipient->language;
        $facts = $this->facts->of($letter, $language->value);
        if ($facts === null || !$facts->accepts($this->clock->now())) {
            return null;
        }
        $content = MailTexts::content($text, $language, [
            'applicant' => $this->names->of($facts->submission->application),
            'title' => $facts->call->record->title,
            'deadline' => self::deadline($facts, $recipient),
            'message' => $letter->referee->message,
        ], $this->pages->address(self::PAGE, $language, $this->letters->makeLink($letter->id)));

        return new MailContent(
            $content->subject,
            array_values(array_filter($content->paragraphs, static fn (string $paragraph): bool => $paragraph !== '')),
            $content->button,
            $content->afterButton,
        );
    }

    public static function recipient(Letter $letter): Recipient
    {
        return new Recipient($letter->referee->email, $letter->referee->language, $letter->referee->name);
    }

    private static function deadline(LetterFacts $facts, Recipient $recipient): string
    {
        $deadline = $facts->deadline();

        return $deadline === null ? '' : strtr(MailTexts::common('letterDeadline', $recipient->language), [
            '{deadline}' => CallTimes::text($deadline, $facts->call->record->values->text('zone'), $recipient->language),
        ]);
    }
}
