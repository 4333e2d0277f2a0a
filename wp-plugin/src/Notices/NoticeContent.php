<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Mail\MailContent;

/** What a notice says in one language. */
final readonly class NoticeContent
{
    private const BETWEEN_PARAGRAPHS = "\n";

    private function __construct(public string $title, public string $text, public bool $leadsToForm, public ?string $screen, public string $query, public ?int $screenId)
    {
    }

    /**
     * In the words of its mail.
     *
     * @param bool $leadsToForm it asks for a change of the record; otherwise it leads to the public page, if there is one
     * @param string|null $screen of paths.json, which it leads to instead of the record
     * @param string $query of the address of the screen, with its question mark, or a place in it
     * @param int|null $screenId in the place of `:id` in its address; null: the record
     */
    public static function of(MailContent $mail, bool $leadsToForm = false, ?string $screen = null, string $query = '', ?int $screenId = null): self
    {
        return new self($mail->subject, implode(self::BETWEEN_PARAGRAPHS, $mail->paragraphs), $leadsToForm, $screen, $query, $screenId);
    }
}
