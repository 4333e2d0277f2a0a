<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** Content of a mail as plain texts, which the layout formats. */
final readonly class MailContent
{
    /**
     * @param list<string> $paragraphs before the button; line breaks are preserved
     * @param list<string> $afterButton for example what to do if the recipient did not request it
     * @param bool $namesRecipient false while the mailbox is not verified to belong to the person of that name
     * @param string|null $replyTo address for replies
     * @param list<MailEntry> $entries between the paragraphs and the button
     * @param Unsubscribe|null $unsubscribe null for mails that recipients cannot stop
     * @param Footer|null $footer null: that of all mails
     */
    public function __construct(
        public string $subject,
        public array $paragraphs,
        public ?Button $button = null,
        public array $afterButton = [],
        public ?string $replyTo = null,
        public bool $namesRecipient = true,
        public array $entries = [],
        public ?Unsubscribe $unsubscribe = null,
        public ?Footer $footer = null,
    ) {
    }

    /** @param list<MailEntry> $entries */
    public function withEntries(array $entries): self
    {
        return $this->with($entries, $this->unsubscribe);
    }

    public function withUnsubscribe(Unsubscribe $unsubscribe): self
    {
        return $this->with($this->entries, $unsubscribe);
    }

    /** @param list<MailEntry> $entries */
    private function with(array $entries, ?Unsubscribe $unsubscribe): self
    {
        return new self($this->subject, $this->paragraphs, $this->button, $this->afterButton, $this->replyTo, $this->namesRecipient, $entries, $unsubscribe, $this->footer);
    }
}
