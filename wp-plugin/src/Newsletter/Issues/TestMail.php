<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;

/** An issue as its letters are, to the editor who asked for it: with all items that a letter may have, without the links of a reader. */
final readonly class TestMail implements Mail
{
    public const KEY = 'newsletter.test';
    /** Key in the data: id of the issue. */
    public const ISSUE = 'issue';

    public function __construct(private IssueStore $issues, private Samples $samples)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $issue = $this->issues->find(is_int($data[self::ISSUE] ?? null) ? $data[self::ISSUE] : 0);

        return $issue === null ? null : $this->samples->of($issue);
    }
}
