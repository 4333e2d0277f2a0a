<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security;

use Passerelle\Kernel\Transaction;
use Passerelle\Security\EventCounts;
use Passerelle\Security\Retention;
use Passerelle\Security\SecurityEvent;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use WP_REST_Request;

/** What /metrics learns of the log. */
final class EventCountsTest extends IntegrationTestCase
{
    private const SECRET = 'PASSERELLE_GRAPHQL_SECRET';

    /** @var array<array-key, mixed> */
    private array $server = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->server = $_SERVER;
        if (!defined(self::SECRET)) {
            define(self::SECRET, 'a-secret-of-the-tests');
        }
        $this->db->execute("DELETE FROM {$this->db->table('security_events')}");
        delete_option('passerelle_security_totals');
    }

    protected function tearDown(): void
    {
        $_SERVER = $this->server;
        parent::tearDown();
    }

    public function testReturnsOnlyCountsOfEvents(): void
    {
        $this->report();

        self::assertSame([200, [
            ['event' => 'file_read', 'outcome' => 'success', 'reason' => 'cv', 'total' => 1],
            ['event' => 'sign_in', 'outcome' => 'refused', 'reason' => 'wrong_password', 'total' => 2],
            ['event' => 'sign_in', 'outcome' => 'success', 'reason' => 'password', 'total' => 1],
            ['event' => 'sign_out', 'outcome' => 'success', 'reason' => '', 'total' => 1],
        ], 'private, no-store'], $this->asking(constant(self::SECRET)));
    }

    public function testOthersGetNoCountsIncludingAdministrators(): void
    {
        $this->report();
        wp_set_current_user($this->users->administrator()->id);

        foreach ([null, '', 'guessed'] as $secret) {
            self::assertSame([404, ['code' => 'not_found'], 'private, no-store'], $this->asking($secret));
        }
    }

    public function testCountNeverDecreasesWhenOldEventsAreDeleted(): void
    {
        $this->report();
        $counts = new EventCounts($this->db);
        $before = $counts->all();
        $later = new FrozenClock(gmdate('Y-m-d\TH:i:s\Z', time() + 200 * DAY_IN_SECONDS));
        $retention = new Retention($this->db, $this->plugin->get(Transaction::class), $later, $counts, 180);

        self::assertSame([5, 0], [$retention->purge(), $retention->purge()]);
        self::assertSame($before, $counts->all());
        $this->report();
        self::assertSame([2, 4, 2, 2], array_column($counts->all(), 'total'));
    }

    public function testEachEventIsCountedOnceHoweverOftenTotalsAreSummarised(): void
    {
        $counts = new EventCounts($this->db);
        $this->report();
        foreach ([0, 2, 2, 4] as $days) {
            $later = new FrozenClock(gmdate('Y-m-d\TH:i:s\Z', time() + $days * DAY_IN_SECONDS));
            (new Retention($this->db, $this->plugin->get(Transaction::class), $later, $counts, 180))->purge();
            self::assertSame([1, 2, 1, 1], array_column($counts->all(), 'total'));
        }

        $this->report();
        self::assertSame([2, 4, 2, 2], array_column($counts->all(), 'total'));
    }

    private function report(): void
    {
        SecurityEvent::SignIn->refused('wrong_password', account: 5);
        SecurityEvent::SignIn->refused('wrong_password', account: 6);
        SecurityEvent::SignIn->succeeded('password', account: 5);
        SecurityEvent::SignOut->succeeded(account: 5);
        SecurityEvent::FileRead->succeeded('cv', account: 6, object: 'file:12');
        $this->runAfterCommit();
    }

    /** @return array{int, mixed, string} status, body, Cache-Control */
    private function asking(mixed $secret): array
    {
        unset($_SERVER['HTTP_X_PASSERELLE_PROXY']);
        if ($secret !== null) {
            $_SERVER['HTTP_X_PASSERELLE_PROXY'] = $secret;
        }
        $response = rest_do_request(new WP_REST_Request('GET', '/passerelle/v1/security-counts'));

        return [$response->get_status(), $response->get_data(), $response->get_headers()['Cache-Control']];
    }
}
