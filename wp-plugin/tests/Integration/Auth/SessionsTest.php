<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Sessions\ReuseAlert;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Mail\MailHandler;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

final class SessionsTest extends AuthTestCase
{
    public function testAccessTokenExpiresAfterMinutesAndWithItsSession(): void
    {
        $person = $this->users->beneficiaire();
        $session = $this->plugin->get(Sessions::class)->start($person->id, 'Firefox');
        $living = $this->plugin->get(Sessions::class)->ofAccessToken($session->accessToken);

        self::assertSame([$person->id, $session->sessionId, 600, 7 * DAY_IN_SECONDS], [$living?->userId, $living?->id, $session->accessSeconds, $session->refreshSeconds]);
        $this->clock->advance(600 + 61);
        self::assertFalse($this->isAlive($session));

        $renewed = $this->plugin->get(Sessions::class)->renew($session->refreshToken);
        self::assertTrue($this->isAlive($renewed));
        $this->plugin->get(Sessions::class)->end($renewed->refreshToken);
        self::assertFalse($this->isAlive($renewed));
        self::assertSame('session_expired', $this->renewing($renewed));
    }

    public function testARefreshTokenIsStoredAsAHashAndReplacedAtEachUse(): void
    {
        $first = $this->plugin->get(Sessions::class)->start($this->users->beneficiaire()->id, 'Firefox');
        $second = $this->plugin->get(Sessions::class)->renew($first->refreshToken);
        $stored = json_encode($this->db->rows("SELECT * FROM {$this->db->table('sessions')}"));

        self::assertNotSame($first->refreshToken, $second->refreshToken);
        self::assertSame($first->sessionId, $second->sessionId);
        foreach ([$first, $second] as $issued) {
            self::assertStringNotContainsString(explode('.', $issued->refreshToken)[1], (string) $stored);
        }
    }

    public function testRepeatedRenewalWithinTheGracePeriodReturnsTheSameToken(): void
    {
        $first = $this->plugin->get(Sessions::class)->start($this->users->beneficiaire()->id, 'Firefox');
        $second = $this->plugin->get(Sessions::class)->renew($first->refreshToken);
        $this->clock->advance(30);
        $again = $this->plugin->get(Sessions::class)->renew($first->refreshToken);

        self::assertSame($second->refreshToken, $again->refreshToken);
        self::assertTrue($this->isAlive($again));
        self::assertSame('renewed', $this->renewing($again));
    }

    public function testANewKeyBetweenTwoRequestsDoesNotEndTheSession(): void
    {
        $first = $this->plugin->get(Sessions::class)->start($this->users->beneficiaire()->id, 'Firefox');
        $second = $this->plugin->get(Sessions::class)->renew($first->refreshToken);
        $rotated = $this->pluginWithKeys('second:fedcba9876543210fedcba9876543210,' . self::KEY)->get(Sessions::class);
        $again = $rotated->renew($first->refreshToken);

        self::assertSame($second->refreshToken, $again->refreshToken);
        self::assertNotNull($rotated->ofAccessToken($second->accessToken));
        $third = $rotated->renew($second->refreshToken);
        self::assertNotNull($rotated->ofAccessToken($third->accessToken));
        self::assertSame($third->refreshToken, $rotated->renew($second->refreshToken)->refreshToken);
    }

    /** WordPress prolongs a session of staff without the site's cookie noticing. */
    public function testTokenOfStaffLastsUntilTheAbsoluteTimeout(): void
    {
        $session = $this->plugin->get(Sessions::class)->start($this->users->editor()->id, 'Firefox');
        self::assertSame(12 * HOUR_IN_SECONDS, $session->refreshSeconds);
        $this->clock->advance(1_000);
        self::assertSame(12 * HOUR_IN_SECONDS - 1_000, $this->plugin->get(Sessions::class)->renew($session->refreshToken)->refreshSeconds);
    }

    public function testReuseOfTokenBeforeThePreviousEndsTheSession(): void
    {
        $person = $this->users->beneficiaire();
        $first = $this->plugin->get(Sessions::class)->start($person->id, 'Firefox');
        $second = $this->plugin->get(Sessions::class)->renew($first->refreshToken);
        $third = $this->plugin->get(Sessions::class)->renew($second->refreshToken);

        self::assertSame('session_expired', $this->renewing($first));
        self::assertSame(['session_expired', 'session_expired'], [$this->renewing($third), $this->renewing($first)]);
        self::assertFalse($this->isAlive($third));
        self::assertSame('reuse', $this->reasonOf($third->sessionId));
        self::assertSame([$person->id], $this->alerts(), 'The person is told, once.');
    }

    public function testThePreviousTokenAfterTheGraceEndsTheSession(): void
    {
        $first = $this->plugin->get(Sessions::class)->start($this->users->beneficiaire()->id, 'Firefox');
        $second = $this->plugin->get(Sessions::class)->renew($first->refreshToken);
        $other = $this->plugin->get(Sessions::class)->start($second->userId, 'Chromium');
        $this->clock->advance(31);

        self::assertSame('session_expired', $this->renewing($first));
        self::assertFalse($this->isAlive($second));
        self::assertTrue($this->isAlive($other), 'Another device is another session.');
        self::assertCount(1, $this->alerts());
    }

    #[DataProvider('nonsense')]
    public function testRejectsInvalidTokenAndEndsNoSession(string $token): void
    {
        $session = $this->plugin->get(Sessions::class)->start($this->users->beneficiaire()->id, 'Firefox');
        $this->plugin->get(Sessions::class)->end($token);

        self::assertSame('session_expired', $this->outcome(fn () => $this->plugin->get(Sessions::class)->renew($token)));
        self::assertNull($this->plugin->get(Sessions::class)->ofAccessToken($token));
        self::assertTrue($this->isAlive($session));
        self::assertSame([], $this->alerts());
    }

    /** @return array<string, array{string}> */
    public static function nonsense(): array
    {
        return [
            'empty' => [''],
            'no secret' => [str_repeat('a', 22)],
            'unknown' => [str_repeat('a', 22) . '.' . str_repeat('b', 43)],
            'with a line end' => [str_repeat('a', 22) . '.' . str_repeat('b', 43) . "\n"],
            'long' => [str_repeat('a.', 50_000)],
            'quotes' => ["'; DROP TABLE wp_users; --"],
            'unsigned' => ['eyJ0eXAiOiJKV1QiLCJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoxfQ.'],
        ];
    }

    /** @return iterable<string, array{Role, int, int}> role, idle seconds, absolute seconds */
    public static function lifetimes(): iterable
    {
        foreach ([Role::Beneficiaire, Role::Operateur, Role::Moderateur] as $role) {
            yield $role->value => [$role, 7 * DAY_IN_SECONDS, 30 * DAY_IN_SECONDS];
        }
        foreach (Role::staff() as $role) {
            yield $role->value => [$role, 30 * MINUTE_IN_SECONDS, 12 * HOUR_IN_SECONDS];
        }
    }

    #[DataProvider('lifetimes')]
    public function testIdleSessionsExpire(Role $role, int $idle): void
    {
        $session = $this->plugin->get(Sessions::class)->start($this->users->with($role)->id, 'Firefox');
        $this->clock->advance($idle);
        $session = $this->plugin->get(Sessions::class)->renew($session->refreshToken);
        $this->clock->advance($idle + 1);

        self::assertSame('session_expired', $this->renewing($session));
        self::assertSame('expired', $this->reasonOf($session->sessionId));
        self::assertSame([], $this->alerts());
    }

    #[DataProvider('lifetimes')]
    public function testEverySessionEndsAfterItsLongestTime(Role $role, int $idle, int $absolute): void
    {
        $session = $this->plugin->get(Sessions::class)->start($this->users->with($role)->id, 'Firefox');
        for ($used = 0; $used < $absolute - 60; $used += $step) {
            $step = min($idle - 60, $absolute - 60 - $used);
            $this->clock->advance($step);
            $session = $this->plugin->get(Sessions::class)->renew($session->refreshToken);
        }

        self::assertSame(60, $session->refreshSeconds);
        $this->clock->advance(60);
        self::assertSame([false, 'session_expired'], [$this->isAlive($session), $this->renewing($session)]);
    }

    public function testNewStaffHaveTheShorterTimesAtOnce(): void
    {
        $person = $this->users->beneficiaire();
        $session = $this->plugin->get(Sessions::class)->start($person->id, 'Firefox');
        (new \WP_User($person->id))->add_role(Role::Editor->value);
        $this->clock->advance(HOUR_IN_SECONDS);

        self::assertSame('session_expired', $this->renewing($session));
    }

    /** @return array<string, array{callable(Viewer): mixed, string}> */
    public static function endings(): array
    {
        return [
            'new password' => [static fn (Viewer $person) => wp_set_password('Another-2026!', $person->id), 'password_changed'],
            'new password in the profile' => [static fn (Viewer $person) => wp_update_user(['ID' => $person->id, 'user_pass' => 'Another-2026!']), 'password_changed'],
            'disabled' => [static fn (Viewer $person) => update_user_meta($person->id, AccountState::DISABLED_META, '1'), 'account_disabled'],
            'role lost' => [static fn (Viewer $person) => (new \WP_User($person->id))->remove_role(Role::Operateur->value), 'role_lost'],
            'role replaced' => [static fn (Viewer $person) => (new \WP_User($person->id))->set_role(Role::Beneficiaire->value), 'role_lost'],
        ];
    }

    /** @param callable(Viewer): mixed $change */
    #[DataProvider('endings')]
    public function testAChangeOfTheAccountEndsAllItsSessions(callable $change, string $reason): void
    {
        [$person, $other] = [$this->users->operateur(), $this->users->operateur()];
        $sessions = array_map(fn (string $device) => $this->plugin->get(Sessions::class)->start($person->id, $device), ['Firefox', 'Chromium']);
        $others = $this->plugin->get(Sessions::class)->start($other->id, 'Firefox');
        $change($person);

        foreach ($sessions as $session) {
            self::assertSame([false, 'session_expired', $reason], [$this->isAlive($session), $this->renewing($session), $this->reasonOf($session->sessionId)]);
        }
        self::assertTrue($this->isAlive($others));
    }

    public function testAdditionalRoleOrNameEndsNoSession(): void
    {
        $person = $this->users->beneficiaire();
        $session = $this->plugin->get(Sessions::class)->start($person->id, 'Firefox');
        (new \WP_User($person->id))->add_role(Role::Operateur->value);
        wp_update_user(['ID' => $person->id, 'first_name' => 'Aïssatou']);
        (new \WP_User($person->id))->set_role('');

        self::assertFalse($this->isAlive($session), 'Only the loss of the roles did.');
        self::assertSame('role_lost', $this->reasonOf($session->sessionId));
    }

    public function testDeletedAccountHasNoSessions(): void
    {
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $session = $this->plugin->get(Sessions::class)->start($this->users->beneficiaire()->id, 'Firefox');
        wp_delete_user($session->userId);

        self::assertFalse($this->isAlive($session));
        self::assertNull($this->db->value("SELECT id FROM {$this->db->table('sessions')} WHERE id = %d", $session->sessionId));
    }

    public function testListsAndEndsOwnSessionsOnly(): void
    {
        [$person, $other] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $old = $this->plugin->get(Sessions::class)->start($person->id, str_repeat('é', 300));
        $this->clock->advance(60);
        $new = $this->plugin->get(Sessions::class)->start($person->id, 'Chromium');
        $this->plugin->get(Sessions::class)->start($other->id, 'Safari');
        $living = fn (): array => array_map(static fn (Session $session): string => $session->device, $this->plugin->get(Sessions::class)->listActive($person));

        self::assertSame(['Chromium', str_repeat('é', 190)], $living());
        self::assertSame('not_found', $this->outcome(fn () => $this->plugin->get(Sessions::class)->endOne($other, $old->sessionId)));
        self::assertSame('not_found', $this->outcome(fn () => $this->plugin->get(Sessions::class)->endOne($person, 0)));
        $this->plugin->get(Sessions::class)->endOne($person, $old->sessionId);
        self::assertSame('not_found', $this->outcome(fn () => $this->plugin->get(Sessions::class)->endOne($person, $old->sessionId)));
        self::assertSame(['Chromium'], $living());
        self::assertSame([false, true], [$this->isAlive($old), $this->isAlive($new)]);
    }

    public function testKeysCanBeReplaced(): void
    {
        $session = $this->plugin->get(Sessions::class)->start($this->users->beneficiaire()->id, 'Firefox');
        $this->plugin = $this->pluginWithKeys('second:abcdef0123456789abcdef0123456789, ' . self::KEY);
        self::assertTrue($this->isAlive($session));
        $renewed = $this->plugin->get(Sessions::class)->renew($session->refreshToken);
        $this->plugin = $this->pluginWithKeys('second:abcdef0123456789abcdef0123456789');

        self::assertSame([false, true], [$this->isAlive($session), $this->isAlive($renewed)]);
        $this->plugin = $this->pluginWithKeys('third:short');
        self::assertFalse($this->isAlive($renewed), 'Without a key nothing is believed.');
    }

    public function testDeletesOldSessions(): void
    {
        $this->plugin->get(Sessions::class)->start($this->users->beneficiaire()->id, 'Firefox');
        $this->clock->advance(30 * DAY_IN_SECONDS);
        $before = $this->plugin->get(Sessions::class)->purge();
        $this->clock->advance(1);

        self::assertSame([0, 1], [$before, $this->plugin->get(Sessions::class)->purge()]);
    }

    /** @return list<mixed> ids of the people whom a mail about it waits for */
    private function alerts(): array
    {
        $payloads = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = %s ORDER BY id", MailHandler::KIND);
        $alerts = array_filter(
            array_map(static fn (string $payload): array => (array) json_decode($payload, true), $payloads),
            static fn (array $payload): bool => ($payload['mail'] ?? null) === ReuseAlert::KEY,
        );

        return array_column($alerts, 'userId');
    }
}
