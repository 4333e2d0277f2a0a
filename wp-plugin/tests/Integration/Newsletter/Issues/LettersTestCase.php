<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter\Issues;

use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Issues\Automatic;
use Passerelle\Newsletter\Issues\Issue;
use Passerelle\Newsletter\Issues\IssueContent;
use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Newsletter\Issues\LetterState;
use Passerelle\Newsletter\Issues\NewsletterIssuesModule;
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
    protected NewsletterIssuesModule $module;
    protected SubscriberStore $subscribers;
    protected Sectors $sectors;
    protected Countries $countries;
    protected Viewer $editor;

    protected function setUp(): void
    {
        parent::setUp();
        $this->subscribers = $this->plugin->newsletter->subscriptions->store;
        $terms = new Terms($this->plugin->database);
        [$this->sectors, $this->countries] = [new Sectors($terms), new Countries($terms)];
        $this->module = NewsletterIssuesModule::build(
            $this->services($this->clock),
            $this->plugin->reading->records,
            $this->plugin->policy,
            [$this->plugin->catalogue->candidates, $this->plugin->catalogue->finders],
            [$this->sectors, $this->countries],
            $this->plugin->newsletter,
            $this->mail,
            $this->plugin->audit->log,
            static fn (string $purpose): DerivedKeys => SampleKeys::of("key of {$purpose}"),
        );
        $this->outbox->dispatcher->handle(...$this->module->handlers());
        $this->mail->add(...$this->module->mails());
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

        return ($this->module->save)($this->editor, 0, 0, $content);
    }

    protected function move(Issue $issue, IssueStep $step): void
    {
        ($this->module->move)($this->editor, $issue->id, $step, $issue->version);
    }

    /** Runs the worker until nothing is due. */
    protected function work(): void
    {
        do {
            $done = $this->outbox->dispatcher->run();
            foreach ($this->module->dueWork() as $work) {
                $done += $work->run();
            }
        } while ($done > 0);
    }

    /** @return array<string, int> number by state, without zeros */
    protected function counts(Issue $issue): array
    {
        return array_filter($this->module->letters->counts([$issue->id])[$issue->id], static fn (int $count): bool => $count > 0);
    }

    /** @return list<array{string, string, string}> state, reason and subscriber's address, by address */
    protected function states(Issue $issue): array
    {
        $rows = $this->plugin->database->rows(
            "SELECT l.state, l.reason, s.email FROM {$this->plugin->database->table('newsletter_letters')} l
            JOIN {$this->plugin->database->table('newsletter_subscribers')} s ON s.id = l.subscriber_id WHERE l.issue_id = %d ORDER BY s.email",
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
        return $this->module->issues->find($issue->id)->state->value ?? '';
    }

    /** @return list<int> ids of uncertain letters */
    protected function uncertain(Issue $issue): array
    {
        return $this->plugin->database->ids(
            "SELECT id FROM {$this->plugin->database->table('newsletter_letters')} WHERE issue_id = %d AND state = %s",
            $issue->id,
            LetterState::Uncertain->value,
        );
    }
}
