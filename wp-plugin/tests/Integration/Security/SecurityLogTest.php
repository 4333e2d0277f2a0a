<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Security\EventCounts;
use Passerelle\Security\EventFilter;
use Passerelle\Security\LogHashes;
use Passerelle\Security\Outcome;
use Passerelle\Security\Retention;
use Passerelle\Security\SecurityEvent;
use Passerelle\Security\SecurityEvents;
use Passerelle\Security\SecurityLog;
use Passerelle\Security\StoredEvent;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use RuntimeException;

final class SecurityLogTest extends IntegrationTestCase
{
    private const FIRST_KEY = '0123456789abcdef0123456789abcdef';
    private const SECOND_KEY = 'fedcba9876543210fedcba9876543210';

    private FrozenClock $clock;
    private LogHashes $hashes;
    private SecurityEvents $events;

    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('security_events')}");
        $this->clock = new FrozenClock('2026-11-21T10:00:00Z');
        $this->events = new SecurityEvents($this->db);
        $this->hashes = new LogHashes(['a' => self::FIRST_KEY]);
        $this->writeWith($this->hashes);
    }

    public function testStoresEventWithoutPersonalData(): void
    {
        SecurityEvent::SignIn->refused('invalid_credentials', account: 'Awa.Diop@example.org', address: '203.0.113.7');
        SecurityEvent::FileRead->succeeded('certificate', account: 41, actor: 7, object: 'file:12');
        $this->runAfterCommit();

        [$read, $signIn] = $this->stored();
        $at = '2026-11-21T10:00:00Z';
        self::assertSame(
            [$at, 'sign_in', 'refused', 'invalid_credentials', $this->hashes->account('awa.diop@example.org'), '', $this->hashes->network('cb007107'), '', 'request-1'],
            array_values(array_diff_key($signIn->toArray(), ['id' => 0])),
        );
        self::assertSame(
            [$at, 'file_read', 'success', 'certificate', $this->hashes->account(41), $this->hashes->account(7), $this->hashes->network('current'), 'file:12', 'request-1'],
            array_values(array_diff_key($read->toArray(), ['id' => 0])),
        );
        $raw = (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('security_events')}"));
        foreach (['awa', 'diop', 'example.org', '203.0.113', 'cb007107'] as $secret) {
            self::assertStringNotContainsStringIgnoringCase($secret, $raw);
        }
    }

    public function testLogAcceptsOnlyCodes(): void
    {
        SecurityEvent::EmailChange->refused('awa@example.org is taken', account: 5, object: 'mail:awa@example.org');
        SecurityEvent::EmailChange->refused("taken\n", account: 5, object: "file:12\n");

        self::assertSame(
            [['other', ''], ['other', '']],
            array_map(static fn (StoredEvent $event): array => [$event->reason, $event->object], $this->stored()),
        );
    }

    public function testHashesDependOnKeyAndKind(): void
    {
        $other = new LogHashes(['b' => self::SECOND_KEY]);
        $all = [
            $this->hashes->account(12),
            $this->hashes->account('12'),
            $this->hashes->network('12'),
            $other->account(12),
            (new LogHashes([]))->account(12),
        ];

        self::assertSame($all, array_values(array_unique($all)));
        self::assertSame($this->hashes->account('  ÀWA@example.org'), $this->hashes->account('àwa@example.org '));
        foreach ($all as $hash) {
            self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $hash);
        }
    }

    public function testEventsOfAPersonAreFoundAfterTheKeyWasReplaced(): void
    {
        SecurityEvent::SignOut->refused('one', account: 5);
        SecurityEvent::SignOut->refused('somebody_else', account: 6);
        $rotated = new LogHashes(['b' => self::SECOND_KEY, 'a' => self::FIRST_KEY]);
        $this->writeWith($rotated);
        SecurityEvent::SignOut->refused('two', account: 5);
        SecurityEvent::SignOut->refused('three', account: 6, actor: 5);
        $reasons = fn (LogHashes $hashes): array => array_map(
            static fn (StoredEvent $event): string => $event->reason,
            $this->events->list(new EventFilter(accounts: $hashes->accounts(5)), 10),
        );

        self::assertSame(['three', 'two', 'one'], $reasons($rotated));
        self::assertSame(['one'], $reasons($this->hashes));
    }

    public function testRefusalIsLoggedAfterRollbackAndSuccessIsNot(): void
    {
        try {
            $this->plugin->get(Transaction::class)->run(function (): void {
                SecurityEvent::RoleChange->succeeded('operateur', account: 5);
                $this->plugin->get(Transaction::class)->run(static fn () => SecurityEvent::RightsDenied->refused('forbidden', account: 5));
                self::assertSame([], $this->stored(), 'Nothing is written while the transaction is open.');
                throw DomainError::forbidden();
            });
        } catch (DomainError) {
        }
        $this->runAfterCommit();

        self::assertSame([['rights_denied', 'refused', 'forbidden']], $this->lines());
    }

    public function testBothAreWrittenOnceTheWorkIsCommitted(): void
    {
        $this->plugin->get(Transaction::class)->run(static function (): void {
            SecurityEvent::RoleChange->succeeded('operateur', account: 5);
            SecurityEvent::RightsDenied->refused('forbidden', account: 5);
        });
        $this->runAfterCommit();

        self::assertEqualsCanonicalizing([['role_change', 'success', 'operateur'], ['rights_denied', 'refused', 'forbidden']], $this->lines());
    }

    public function testOneEventNeedsOneStatement(): void
    {
        $statements = [];
        add_filter('query', static function (string $query) use (&$statements): string {
            $statements[] = strtok($query, ' ');
            return $query;
        });
        SecurityEvent::SignIn->refused('invalid_credentials', account: 5, address: '2001:db8::1');

        self::assertSame(['INSERT'], $statements);
    }

    public function testFailedLogWriteDoesNotAffectTheAction(): void
    {
        $database = $this->db;
        $database->execute("INSERT INTO {$database->wpdb->options} (option_name, option_value, autoload) VALUES ('passerelle_test', '1', 'no')");
        $insertId = $database->wpdb->insert_id;
        $log = (string) tempnam(sys_get_temp_dir(), 'log');
        $before = ini_set('error_log', $log);
        $breaks = static fn (string $query): string => str_replace('passerelle_security_events', 'no_such_table', $query);
        add_filter('query', $breaks);
        try {
            self::assertSame(3, $this->plugin->get(Transaction::class)->run(static function (): int {
                SecurityEvent::SignIn->refused('invalid_credentials', account: 'awa@example.org');
                return 3;
            }));
            SecurityEvent::SignIn->refused('invalid_credentials', account: 'awa@example.org');
        } finally {
            remove_filter('query', $breaks);
            ini_set('error_log', (string) $before);
        }

        self::assertSame(['', $insertId], [$database->wpdb->last_error, $database->wpdb->insert_id]);
        $lines = (string) file_get_contents($log);
        unlink($log);
        self::assertSame(2, substr_count($lines, 'the security event sign_in (refused) could not be stored'));
        self::assertStringNotContainsString('awa@example.org', $lines);
    }

    public function testFailingListenerDoesNotAffectTheAction(): void
    {
        add_action(SecurityEvent::HOOK, static fn () => throw new RuntimeException('awa@example.org'));
        $log = (string) tempnam(sys_get_temp_dir(), 'log');
        $before = ini_set('error_log', $log);
        SecurityEvent::SignIn->refused('invalid_credentials', account: 'awa@example.org');
        ini_set('error_log', (string) $before);
        $lines = (string) file_get_contents($log);
        unlink($log);

        self::assertStringContainsString('the security event sign_in could not be reported (RuntimeException)', $lines);
        self::assertStringNotContainsString('awa@example.org', $lines);
    }

    public function testFiltersByKindOutcomeReasonAndPeriod(): void
    {
        SecurityEvent::SignIn->refused('invalid_credentials', account: 5);
        $this->clock->advance(3600);
        SecurityEvent::SignIn->refused('account_disabled', account: 5);
        $this->clock->advance(3600);
        SecurityEvent::Throttle->refused('sign_in', account: 5);
        SecurityEvent::SignIn->succeeded('password', account: 5);
        $this->runAfterCommit();
        $found = fn (EventFilter $filter): array => array_map(static fn (StoredEvent $event): string => $event->reason, $this->events->list($filter, 10));
        $at = static fn (string $time): \DateTimeImmutable => new \DateTimeImmutable("2026-11-21T{$time}Z");

        self::assertSame(['password', 'sign_in', 'account_disabled', 'invalid_credentials'], $found(new EventFilter()));
        self::assertSame(['password', 'account_disabled', 'invalid_credentials'], $found(new EventFilter(event: SecurityEvent::SignIn)));
        self::assertSame(['password'], $found(new EventFilter(outcome: Outcome::Succeeded)));
        self::assertSame(['account_disabled'], $found(new EventFilter(reason: 'account_disabled')));
        self::assertSame(['account_disabled'], $found(new EventFilter(from: $at('11:00:00'), until: $at('12:00:00'))));
        self::assertSame(2, $this->events->count(new EventFilter(event: SecurityEvent::SignIn, outcome: Outcome::Refused)));
        self::assertSame(
            ['sign_in', 'account_disabled'],
            array_map(static fn (StoredEvent $event): string => $event->reason, $this->events->list(new EventFilter(), 2, 1)),
        );
    }

    public function testDeletesEventsAfterTheRetentionTime(): void
    {
        SecurityEvent::SignIn->refused('old', account: 5);
        $this->clock->advance(3600);
        SecurityEvent::SignIn->refused('kept', account: 5);
        $this->clock->advance(180 * 86_400 - 1800);

        $retention = new Retention($this->db, $this->plugin->get(Transaction::class), $this->clock, $this->plugin->get(EventCounts::class), 180);
        self::assertSame(1, $retention->purge());
        self::assertSame([['sign_in', 'refused', 'kept']], $this->lines());
    }

    private function writeWith(LogHashes $hashes): void
    {
        remove_all_actions(SecurityEvent::HOOK);
        $log = new SecurityLog($this->db, $this->plugin->get(Transaction::class), $this->clock, $hashes, new FixedRequest('request-1'));
        add_action(SecurityEvent::HOOK, $log->record(...));
    }

    /** @return list<StoredEvent> */
    private function stored(): array
    {
        return $this->events->list(new EventFilter(), 100);
    }

    /** @return list<array{string, string, string}> */
    private function lines(): array
    {
        return array_map(static fn (StoredEvent $event): array => [$event->event, $event->outcome, $event->reason], $this->stored());
    }
}
