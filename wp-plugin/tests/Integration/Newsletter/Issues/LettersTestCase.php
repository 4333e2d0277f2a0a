<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter\Issues;

use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Issues\IssueStore;
use Passerelle\Newsletter\Issues\LetterIds;
use Passerelle\Newsletter\Issues\LetterStore;
use Passerelle\Newsletter\Issues\MoveIssue;
use Passerelle\Newsletter\Issues\SaveIssue;
use Passerelle\Newsletter\Issues\SettleLetters;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Issues\Automatic;
use Passerelle\Newsletter\Issues\Issue;
use Passerelle\Newsletter\Issues\IssueContent;
use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Newsletter\Issues\LetterState;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Mail\MailTestCase;
use Passerelle\Tests\Integration\Mail\Received;
use Passerelle\Tests\SampleKeys;

/** Issues on the clock of the test, sent to a mail server of its own. */
abstract class LettersTestCase extends MailTestCase
{
    protected SubscriberStore $subscribers;
    protected Sectors $sectors;
    protected Countries $countries;
    protected Viewer $editor;

    protected function setUp(): void
    {
        parent::setUp();
        $terms = new Terms($this->db);
        [$this->sectors, $this->countries] = [new Sectors($terms), new Countries($terms)];
        $this->usePluginWith([LetterIds::class => new LetterIds(SampleKeys::of('a key of the test'))]);
        $this->subscribers = $this->plugin->get(SubscriberStore::class);
        $this->editor = $this->users->editor();
        self::assertNotSame('', PublicOrigin::configured());
    }

    /**
     * @param list<int> $sectorIds
     * @param list<int> $countryIds
     */
    protected function reader(string $name, Lang $language = Lang::French, array $sectorIds = [], array $countryIds = []): Subscriber
    {
        return $this->subscribers->start("{$name}@example.test", new Choice($language, $sectorIds, $countryIds));
    }

    /** @param list<int> $chosen */
    protected function compose(array $chosen = [], ?Automatic $automatic = null, string $introduction = "Chers lecteurs,\n\nVoici la lettre.", Lang $language = Lang::French): Issue
    {
        $content = new IssueContent($language, 'La lettre de novembre', $introduction, $chosen, $automatic ?? new Automatic([], 0, 0, 0));

        return ($this->plugin->get(SaveIssue::class))($this->editor, 0, 0, $content);
    }

    protected function move(Issue $issue, IssueStep $step): void
    {
        ($this->plugin->get(MoveIssue::class))($this->editor, $issue->id, $step, $issue->version);
    }

    /** Runs the worker until nothing is due. */
    protected function work(): void
    {
        do {
            $done = $this->plugin->get(Dispatcher::class)->run();
            $done += $this->plugin->get(SettleLetters::class)->run();
        } while ($done > 0);
    }

    /** @return array<string, int> number by state, without zeros */
    protected function counts(Issue $issue): array
    {
        return array_filter($this->plugin->get(LetterStore::class)->counts([$issue->id])[$issue->id], static fn (int $count): bool => $count > 0);
    }

    /** @return list<array{string, string, string}> state, reason and subscriber's address, by address */
    protected function states(Issue $issue): array
    {
        $rows = $this->db->rows(
            "SELECT l.state, l.reason, s.email FROM {$this->db->table('newsletter_letters')} l
            JOIN {$this->db->table('newsletter_subscribers')} s ON s.id = l.subscriber_id WHERE l.issue_id = %d ORDER BY s.email",
            $issue->id,
        );

        return array_map(static fn (array $row): array => [(string) $row['state'], (string) $row['reason'], (string) $row['email']], $rows);
    }

    /** @return list<string> addresses, sorted */
    protected function addressees(): array
    {
        $to = array_map(static fn (string $mail): string => Received::parse($mail)->header('To'), $this->taken());
        sort($to);

        return $to;
    }

    protected function state(Issue $issue): string
    {
        return $this->plugin->get(IssueStore::class)->find($issue->id)->state->value ?? '';
    }

    /** @return list<int> ids of uncertain letters */
    protected function uncertain(Issue $issue): array
    {
        return $this->db->ids(
            "SELECT id FROM {$this->db->table('newsletter_letters')} WHERE issue_id = %d AND state = %s",
            $issue->id,
            LetterState::Uncertain->value,
        );
    }
}
