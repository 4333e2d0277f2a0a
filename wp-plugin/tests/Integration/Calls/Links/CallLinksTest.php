<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Links;

use DateTimeImmutable;
use Passerelle\Calls\Links\AnnounceLink;
use Passerelle\Calls\Links\CallLinksModule;
use Passerelle\Calls\Links\CheckLinks;
use Passerelle\Calls\Links\Fetching\Answer;
use Passerelle\Calls\Links\Fetching\Destination;
use Passerelle\Calls\Links\Fetching\Destinations;
use Passerelle\Calls\Links\Fetching\Probe;
use Passerelle\Calls\Links\Fetching\ProbeLimits;
use Passerelle\Calls\Links\Fetching\Transport;
use Passerelle\Calls\Links\Link;
use Passerelle\Calls\Links\LinkRules;
use Passerelle\Calls\Links\LinkState;
use Passerelle\Calls\Links\LinkStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\Integration\Calls\Notices\CallNoticesTestCase;
use Passerelle\Tests\Unit\Calls\Links\FixedResolver;

/** Which links are checked and when, what follows from the result, and who may read it. The network is that of the test. */
final class CallLinksTest extends CallNoticesTestCase implements Transport
{
    private const URL = 'https://funder.example/apply';
    private const HOUR = 3_600;

    private FrozenClock $clock;
    private CheckLinks $check;
    private int $status = 200;
    private ?string $redirect = null;
    /** @var list<string> */
    private array $requests = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock(gmdate('Y-m-d\TH:i:s\Z', time() + 10));
        $resolver = new FixedResolver(['funder.example' => ['93.184.215.14'], 'other.example' => ['93.184.215.15']]);
        $probe = new Probe(new Destinations($resolver), $this, new ProbeLimits(5.0, 5.0, 5));
        $plugin = $this->pluginWith([Clock::class => $this->clock]);
        // Whether or not the site checks links.
        $this->check = new CheckLinks(
            $plugin->get(LinkStore::class),
            $probe,
            $plugin->get(LinkRules::class),
            $plugin->get(AnnounceLink::class),
            $plugin->get(Transaction::class),
            $plugin->get(Clock::class),
            $plugin->get(Config::class),
        );
    }

    protected function tearDown(): void
    {
        unset($_SERVER['HTTP_X_PASSERELLE_PROXY']);
        parent::tearDown();
    }

    public function send(Destination $to, bool $headOnly, float $seconds): Answer
    {
        $this->requests[] = $to->url;

        return $this->redirect === null || $to->host === 'other.example' ? new Answer($this->status, null) : new Answer(302, $this->redirect);
    }

    public function testALinkIsCheckedSoonAfterItIsPublicAndThenOnceADay(): void
    {
        $call = $this->external();
        $this->forget();

        self::assertSame(1, $this->check->run());
        self::assertSame([LinkState::Ok, 'funder.example'], [$this->link($call)->state, $this->link($call)->finalHost]);
        $this->hours(23);
        self::assertSame(0, $this->check->run());
        $this->hours(1);
        self::assertSame([1, 0], [$this->check->run(), $this->check->run()]);
        self::assertSame([], $this->queued());
    }

    public function testOnlyLinksOfPublicExternalCallsThatAreNotClosedAreChecked(): void
    {
        $this->draft(['managementMode' => 'external', 'externalUrl' => self::URL]);
        $this->open();
        $this->open(['managementMode' => 'internal', 'externalUrl' => self::URL]);
        $closed = $this->external(['opensAt' => self::in('-10 days'), 'closesAt' => self::in('+5 seconds')]);
        self::assertSame(0, $this->check->run());
        self::assertSame([$closed->groupId], array_map(intval(...), array_column($this->rows(), 'group_id')));

        $this->content->save($closed, ['closesAt' => self::in('+9 days')]);
        $this->hours(1);
        self::assertSame(1, $this->check->run(), 'It was extended.');

        $offline = $this->content->change($this->reload($closed), Transition::TakeOffline);
        self::assertSame([], $this->rows());
        $online = $this->content->change($offline, Transition::PutBack);
        self::assertCount(1, $this->rows());
        $this->content->change($online, Transition::Trash);
        self::assertSame([], $this->rows());
    }

    public function testAnotherLinkIsCheckedSoonAndStartsAnew(): void
    {
        $call = $this->external();
        $this->dead();
        $this->forget();

        $this->status = 200;
        $this->content->save($call, ['externalUrl' => 'https://funder.example/other']);
        self::assertNull($this->link($call)->state);
        $this->hours(1);
        self::assertSame(1, $this->check->run());
        self::assertSame(['https://funder.example:443/other'], array_slice($this->requests, -1));
        self::assertSame([], $this->queued(), 'The other link never was dead.');

        $this->content->save($this->reload($call), ['places' => 9]);
        self::assertSame(LinkState::Ok, $this->link($call)->state, 'The same link.');
    }

    public function testOwnerAndManagersAreNotifiedOfTheSecondFailureAndOfItsEndOnceEach(): void
    {
        $call = $this->external($this->people(), 'Résidence');
        $this->english($call, true);
        $this->check->run();
        $this->forget();

        $this->status = 404;
        $this->hours(24);
        $this->check->run();
        self::assertSame([], $this->queued(), 'One hiccup is silent.');
        $this->hours(6);
        $this->check->run();
        $this->hours(24);
        $this->check->run();

        self::assertSame([$this->owner->id => 1, $this->manager->id => 1], $this->counts());
        [$notice] = $this->read($this->manager);
        self::assertSame(
            ["Le lien de «\u{A0}Résidence\u{A0}» ne fonctionne plus", "/tableau-de-bord/vos-appels-a-candidatures/editer/{$call->id}/"],
            [$notice->title, $notice->path],
        );
        self::assertStringContainsString(self::URL, $notice->text);
        self::assertStringContainsString($notice->text, $this->mail($this->manager));
        self::assertStringStartsWith('The link in “', $this->titles($this->owner, Lang::English)[0]);
        self::assertStringContainsString("pendant 2\u{A0}jours", $notice->text);

        $this->forget();
        $this->status = 200;
        $this->hours(48);
        $this->check->run();
        self::assertSame([$this->owner->id => 1, $this->manager->id => 1], $this->counts());
        self::assertStringStartsWith("Le lien de «\u{A0}Résidence\u{A0}» fonctionne de nouveau\n", $this->mail($this->manager));
    }

    public function testVisitorsAreWarnedAfterTwoDaysAndItsPageIsRenderedAgainAtEachTurn(): void
    {
        $call = $this->external();
        $this->dead();
        self::assertFalse($this->isDead($call));
        $this->forget();

        $this->hours(41);
        $this->check->run();
        self::assertFalse($this->isDead($call));
        self::assertSame([], $this->invalidated());
        $this->hours(1);
        $this->check->run();
        self::assertTrue($this->isDead($call));
        self::assertSame([["item:{$call->groupId}"]], $this->invalidated());

        $this->forget();
        $this->status = 200;
        $this->hours(24);
        $this->check->run();
        self::assertFalse($this->isDead($call));
        self::assertSame([["item:{$call->groupId}"]], $this->invalidated());
    }

    public function testALinkThatMovedIsSaidToThoseWhoWorkOnTheCallOnly(): void
    {
        $call = $this->external($this->people());
        $this->forget();
        $this->redirect = 'https://other.example/';
        $this->check->run();

        $now = $this->clock->now()->format('Y-m-d\TH:i:s\Z');
        $expected = ['checkedAt' => $now, 'finalHost' => 'other.example', 'since' => $now, 'state' => 'moved'];
        $fields = 'linkCheck { checkedAt finalHost since state }';
        wp_set_current_user($this->manager->id);
        self::assertSame(
            ['passerelleCallDraft' => ['linkCheck' => $expected], 'passerelleOwnCalls' => ['items' => [['linkCheck' => $expected]]]],
            $this->query("{ passerelleCallDraft(id: {$call->id}) { {$fields} } passerelleOwnCalls { items { {$fields} } } }"),
        );
        self::assertFalse($this->isDead($call));
        self::assertSame([], $this->queued());
    }

    public function testAnAnswerThatCameTooLateForAnotherLinkIsNotStored(): void
    {
        $call = $this->external();
        $this->redirect = 'https://other.example/';
        $store = $this->plugin->get(LinkStore::class);
        $this->db->execute("UPDATE {$this->db->table('call_links')} SET next_check_at = '2026-01-01 00:00:00'");
        $claimed = $store->claim() ?? self::fail();

        $this->content->save($call, ['externalUrl' => 'https://funder.example/other']);

        self::assertFalse($store->store($claimed, new Link($call->groupId, self::URL, LinkState::Dead), new DateTimeImmutable('+1 day')));
        self::assertNull($this->link($call)->state);
        self::assertNotNull($store->claim(), 'The new link is due.');
        self::assertNull($store->claim(), 'And claimed once.');
    }

    public function testARunIsBounded(): void
    {
        for ($number = 0; $number < 7; $number++) {
            $this->external();
        }

        self::assertSame([5, 2, 0], [$this->check->run(), $this->check->run(), $this->check->run()]);
    }

    public function testTheMigrationSpreadsTheLinksOfOlderCallsOverADay(): void
    {
        for ($number = 0; $number < 6; $number++) {
            $this->external();
        }
        $this->db->execute("DELETE FROM {$this->db->table('call_links')}");
        $migration = $this->plugin->get(CallLinksModule::class)->migrations()[1];

        $migration->up($this->db);
        $rows = $this->rows();
        $migration->up($this->db);

        self::assertSame($rows, $this->rows());
        $instants = array_map(static fn (array $row): int => (int) strtotime("{$row['next_check_at']} UTC") - time(), $rows);
        sort($instants);
        [$first, $last] = [$instants[0], $instants[5]];
        self::assertGreaterThan(-10, $first);
        self::assertLessThan(DAY_IN_SECONDS + 10, $last);
        self::assertGreaterThan(HOUR_IN_SECONDS, $last - $first);
    }

    public function testRowsNameNobody(): void
    {
        $call = $this->external($this->people());
        $this->dead();

        $columns = array_keys($this->rows()[0]);
        self::assertSame([], array_filter($columns, static fn (string $column): bool => str_contains($column, 'user') || str_contains($column, 'owner')));
        self::assertSame([$call->groupId], array_map(intval(...), array_column($this->rows(), 'group_id')));
    }

    /** @param array<string, mixed> $values */
    private function external(array $values = [], ?string $title = null): Record
    {
        return $this->content->published(
            ContentType::CallForApplication,
            ['opensAt' => self::in('-1 day'), 'closesAt' => self::in('+40 days'), 'managementMode' => 'external', 'externalUrl' => self::URL, ...$values],
            title: $title,
            ownerId: $this->owner->id,
            at: new DateTimeImmutable('-60 days'),
        );
    }

    /** Two failures, six hours apart. */
    private function dead(): void
    {
        $this->status = 500;
        $this->check->run();
        $this->hours(6);
        $this->check->run();
    }

    private function hours(int $hours): void
    {
        $this->clock->advance($hours * self::HOUR);
    }

    private function link(Record $call): Link
    {
        return $this->plugin->get(LinkStore::class)->find([$call->groupId])[$call->groupId] ?? self::fail('The link is not checked.');
    }

    private function isDead(Record $call): bool
    {
        wp_set_current_user(0);

        return ((array) $this->query("{ passerelleCall(language: FR, slug: \"{$call->slug}\") { linkIsDead } }")['passerelleCall'])['linkIsDead'] === true;
    }

    /** @return array<string, mixed> */
    private function query(string $query): array
    {
        $_SERVER['HTTP_X_PASSERELLE_PROXY'] = constant('PASSERELLE_GRAPHQL_SECRET');
        $answer = graphql(['query' => $query]);
        self::assertSame([], $answer['errors'] ?? []);

        self::assertIsArray($answer['data']);
        $data = [];
        foreach ($answer['data'] as $name => $value) {
            $data[(string) $name] = $value;
        }

        return $data;
    }

    /** @return list<list<string>> tags of each message */
    private function invalidated(): array
    {
        $payloads = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'invalidate' ORDER BY id");

        return array_map(static function (string $payload): array {
            $tags = ((array) json_decode($payload, true))['tags'] ?? [];

            return array_values(array_filter((array) $tags, is_string(...)));
        }, $payloads);
    }

    /** @return array<int, int> mails by recipient, in the order of ids */
    private function counts(): array
    {
        $counts = array_map(count(...), $this->mails());
        ksort($counts);

        return $counts;
    }

    /** @return list<array<string, string|null>> */
    private function rows(): array
    {
        return $this->db->rows("SELECT * FROM {$this->db->table('call_links')} ORDER BY group_id");
    }
}
