<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\DomainError;
use Passerelle\Mail\Layout;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mails;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Viewer;

/** What editors see of an issue before it is sent. */
final readonly class Samples
{
    public function __construct(private IssueStore $issues, private Items $items, private LetterWriter $writer, private Mails $mails)
    {
    }

    /** A letter with all items that a reader may get. */
    public function of(Issue $issue): MailContent
    {
        return $this->writer->sample($issue->content, $this->items->of($issue->content, $this->items->since($issue, $this->issues)));
    }

    /** @return string its HTML, as mail programs show it */
    public function html(Issue $issue): string
    {
        return (new Layout())->html(new Recipient('', $issue->content->language), $this->of($issue));
    }

    /** @return list<int> chosen groups that visitors may not read, which letters leave out */
    public function leftOut(Issue $issue): array
    {
        $pool = $this->items->of($issue->content, $this->items->since($issue, $this->issues));

        return array_values(array_diff($issue->content->chosen, array_map(static fn (Item $item): int => $item->groupId, $pool->chosen)));
    }

    /**
     * Queues the letter to the editor's own address.
     *
     * @throws DomainError forbidden · not_found
     */
    public function test(Viewer $viewer, int $issueId): void
    {
        Editors::require($viewer);
        if ($this->issues->find($issueId) === null) {
            throw DomainError::notFound();
        }
        $this->mails->toUser(TestMail::KEY, $viewer->id, [TestMail::ISSUE => $issueId]);
    }
}
