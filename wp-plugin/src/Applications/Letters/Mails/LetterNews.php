<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters\Mails;

use Passerelle\Applications\Letters\Letter;
use Passerelle\Applications\Letters\LetterNotices;
use Passerelle\Applications\Letters\LetterState;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\MailedNotices;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;

/** Tells an applicant that a letter was received, declined or erased. The referee’s name is read from the letter, where it can be erased. */
final readonly class LetterNews implements NoticeSource, Mail
{
    private const SCREEN = 'ownApplications';
    private const RECEIVED = 'applications.letter_received';
    private const DECLINED = 'applications.letter_declined';
    private const ERASED = 'applications.letter_erased';

    public function __construct(private MailedNotices $mailed, private LetterStore $letters)
    {
    }

    public function key(): string
    {
        return NoticeKind::LETTER_MAIL;
    }

    /** @return MailContent|null null: the letter or its call is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        [$notice, $call] = $this->mailed->withRecord($data, $recipient->language) ?? [null, null];
        $letter = $notice === null ? null : $this->letters->find($notice->number(LetterNotices::LETTER));

        return $notice === null || $letter === null || $call === null ? null : self::text($notice, $letter, $call, $recipient->language);
    }

    public function kinds(): array
    {
        return [NoticeKind::LetterReceived];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $letters = $this->letters->findMany(array_map(static fn (Notice $notice): int => $notice->number(LetterNotices::LETTER), $notices));
        $contents = [];
        foreach ($notices as $notice) {
            $letter = $letters[$notice->number(LetterNotices::LETTER)] ?? null;
            $call = $records[$notice->number(Notify::POST)] ?? null;
            $text = $letter === null || $call === null ? null : self::text($notice, $letter, $call, $language);
            if ($text !== null) {
                $contents[$notice->id] = NoticeContent::of($text, screen: self::SCREEN);
            }
        }

        return $contents;
    }

    private static function text(Notice $notice, Letter $letter, Record $call, Lang $language): ?MailContent
    {
        // What was erased has no name any more, and what was received may be erased by now.
        $text = match ($letter->state === LetterState::Erased ? LetterState::Erased : LetterState::tryFrom($notice->text(LetterNotices::STATE))) {
            LetterState::Received => self::RECEIVED,
            LetterState::Declined => self::DECLINED,
            LetterState::Erased => self::ERASED,
            default => null,
        };

        return $text === null ? null : MailTexts::content($text, $language, ['name' => $letter->referee->name, 'title' => $call->title]);
    }
}
