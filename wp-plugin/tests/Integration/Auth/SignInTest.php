<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use LogicException;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Auth\Throttling\Throttle;
use PasswordHash;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Rights\Role;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

#[Group('exhaustive')]
final class SignInTest extends AuthTestCase
{
    private const ADDRESS = '203.0.113.7';

    public function testCorrectPasswordStartsSessionInAnyCaseOfTheAddress(): void
    {
        $user = $this->user();
        foreach ([$user->user_email, strtoupper($user->user_email), "  {$user->user_email} "] as $email) {
            $session = ($this->plugin->get(SignIn::class))($email, self::PASSWORD, self::ADDRESS, 'Firefox');
            self::assertSame([$user->ID, true], [$session->userId, $this->isAlive($session)]);
        }
    }

    public function testEveryRejectionIsTheSame(): void
    {
        [$user, $closed] = [$this->user(), $this->user()];
        update_user_meta($closed->ID, AccountState::DISABLED_META, '1');

        self::assertSame(
            array_fill(0, 8, 'invalid_credentials'),
            [
                $this->trying($user->user_email, 'factory-2026!'),
                $this->trying($user->user_email, ''),
                $this->trying('nobody@example.test', self::PASSWORD),
                $this->trying('', ''),
                $this->trying($user->user_login, self::PASSWORD),
                $this->trying($closed->user_email, self::PASSWORD),
                $this->trying($user->user_email, self::PASSWORD . str_repeat('x', 200_000)),
                $this->trying("' OR 1=1 --", self::PASSWORD),
            ],
        );
    }

    /** @return array<string, array{callable(string): string}> hashes that WordPress or another site may have stored */
    public static function oldHashes(): array
    {
        return [
            'phpass, until WordPress 6.7' => [static function (string $password): string {
                require_once ABSPATH . WPINC . '/class-phpass.php';

                return (new PasswordHash(8, true))->HashPassword($password);
            }],
            'bcrypt' => [static function (string $password): string {
                remove_all_filters('wp_hash_password_algorithm');
                remove_all_filters('wp_hash_password_options');

                return wp_hash_password($password);
            }],
            'md5' => [md5(...)],
        ];
    }

    /** @param callable(string): string $hash */
    #[DataProvider('oldHashes')]
    public function testAnOldHashBecomesArgon2idAndWordPressStillUnderstandsIt(callable $hash): void
    {
        $user = $this->user();
        $this->plugin->get(Passwords::class)->store($user, $hash(self::PASSWORD));
        $user = $this->reread($user);
        $other = $this->plugin->get(Sessions::class)->start($user->ID, 'Firefox');
        self::assertStringStartsNotWith('$argon2id$', $user->user_pass);
        ($this->plugin->get(SignIn::class))($user->user_email, self::PASSWORD, self::ADDRESS, 'Chromium');
        $modern = $this->reread($user)->user_pass;

        self::assertStringStartsWith('$argon2id$v=19$m=19456,t=2,p=1$', $modern);
        self::assertTrue($this->isAlive($other), 'It is the same password: nobody is signed out.');
        self::assertTrue(wp_check_password(self::PASSWORD, $modern, $user->ID));
        self::assertFalse(wp_check_password('Factory-2026', $modern, $user->ID));
        ($this->plugin->get(SignIn::class))($user->user_email, self::PASSWORD, self::ADDRESS, 'Chromium');
        self::assertSame($modern, $this->reread($user)->user_pass);
    }

    public function testPasswordsWithQuotesWorkHoweverWordPressStoredThem(): void
    {
        $typed = "L'été \"\\ 2026";
        // Blanks around a password are part of it or not, as the version of WordPress decides: who types it as it was set gets in.
        foreach ([[$typed, $typed], [addslashes($typed), $typed], [" {$typed} ", " {$typed} "]] as [$stored, $right]) {
            $user = $this->user();
            wp_set_password($stored, $user->ID);
            self::assertSame(
                ['done', 'done', 'done', 'invalid_credentials', 'invalid_credentials'],
                array_map(fn (string $password): string => $this->trying($user->user_email, $password), [$right, $right, " {$typed} ", 'L été "\\ 2026', "{$typed}x"]),
                $stored,
            );
        }
    }

    public function testThrottlesTheEleventhAttemptForIncreasingTimes(): void
    {
        $user = $this->user();
        $tries = fn (int $times): array => array_map(fn () => $this->trying($user->user_email, 'wrong'), range(1, $times));

        self::assertSame([...array_fill(0, 10, 'invalid_credentials'), 'rate_limited 900'], $tries(11));
        $this->clock->advance(300);
        self::assertSame('rate_limited 600', $this->trying($user->user_email, self::PASSWORD), 'The right password waits too.');
        $this->clock->advance(600);
        self::assertSame([...array_fill(0, 10, 'invalid_credentials'), 'rate_limited 1800'], $tries(11));
        $this->clock->advance(1800);
        self::assertSame([...array_fill(0, 10, 'invalid_credentials'), 'rate_limited 3600'], $tries(11));
        $this->clock->advance(3600);
        self::assertSame('done', $this->trying($user->user_email, self::PASSWORD));
        self::assertSame([...array_fill(0, 10, 'invalid_credentials'), 'rate_limited 900'], $tries(11), 'A success forgets it all.');
    }

    public function testUnknownAddressesAreThrottledAlike(): void
    {
        $tries = array_map(fn (string $email) => $this->trying($email, 'wrong'), array_fill(0, 11, 'Nobody@example.test'));

        self::assertSame([...array_fill(0, 10, 'invalid_credentials'), 'rate_limited 900'], $tries);
        self::assertSame('invalid_credentials', $this->trying('somebody-else@example.test', 'wrong'));
    }

    /** MariaDB's collation takes all of these for one address, and gave each of them a count of its own. */
    public function testSpellingsShareTheLimitAndDoNotSignIn(): void
    {
        $user = $this->user();
        wp_update_user(['ID' => $user->ID, 'user_email' => 'admin.of.accents@example.test']);
        $others = ['ádmin', "a\u{301}dmin", "adm\u{131}n", 'ａdmin', "ad\u{200b}min", "\u{430}dmin"];
        foreach ($others as $name) {
            self::assertSame('invalid_credentials', $this->trying("{$name}.of.accents@example.test", self::PASSWORD));
        }
        $same = ['admin.of.accents@example.test', 'ADMIN.of.accents@example.test', ' admin.OF.accents@Example.test ', "\tadmin.of.accents@example.test"];
        $tries = array_map(fn (int $try): string => $this->trying($same[$try % count($same)], 'wrong', "198.51.100.{$try}"), range(1, 11));

        self::assertSame([...array_fill(0, 10, 'invalid_credentials'), 'rate_limited 900'], $tries);
    }

    public function testTheCountStaysWithTheAccountWhenItsAddressChanges(): void
    {
        $user = $this->user();
        array_map(fn (): string => $this->trying($user->user_email, 'wrong'), range(1, 10));
        wp_update_user(['ID' => $user->ID, 'user_email' => 'moved@example.test']);

        self::assertSame('rate_limited 900', $this->trying('moved@example.test', 'wrong'));
    }

    public function testOldFailuresExpire(): void
    {
        $user = $this->user();
        for ($try = 0; $try < 30; $try++) {
            self::assertSame('invalid_credentials', $this->trying($user->user_email, 'wrong'));
            $this->clock->advance(100);
        }
    }

    public function testLimitsAttemptsOfOneAddressOnManyAccounts(): void
    {
        $from = fn (string $address): string => $this->trying('account-' . wp_generate_uuid4() . '@example.test', 'wrong', $address);
        $tries = array_map($from, array_fill(0, 51, '198.51.100.9'));

        self::assertSame([...array_fill(0, 50, 'invalid_credentials'), 'rate_limited 900'], $tries);
        self::assertSame('rate_limited 900', $from('::ffff:198.51.100.9'));
        self::assertSame('invalid_credentials', $from('198.51.100.10'));
    }

    public function testCountsIpv6PrefixOnceAndIgnoresSuccesses(): void
    {
        $user = $this->user();
        foreach (range(1, 60) as $number) {
            self::assertSame('done', $this->trying($user->user_email, self::PASSWORD, "2001:db8:1:2::{$number}"));
        }
        foreach (range(1, 50) as $number) {
            $this->trying("somebody-{$number}@example.test", 'wrong', "2001:db8:1:2:{$number}::1");
        }

        self::assertSame('rate_limited 900', $this->trying($user->user_email, self::PASSWORD, '2001:db8:1:2::abc'));
        self::assertSame('done', $this->trying($user->user_email, self::PASSWORD, '2001:db8:1:3::abc'));
        self::assertSame('done', $this->trying($user->user_email, self::PASSWORD, 'no address at all'));
    }

    public function testTableContainsNoPersonalDataAndIsPurged(): void
    {
        $this->trying('somebody@example.test', 'wrong');
        $rows = json_encode($this->db->rows("SELECT * FROM {$this->db->table('throttle')}"));
        self::assertStringNotContainsString('somebody', (string) $rows);
        self::assertStringNotContainsString('203.0.113', (string) $rows);

        self::assertSame(0, $this->plugin->get(Throttle::class)->purge());
        $this->clock->advance(2 * DAY_IN_SECONDS);
        self::assertSame(2, $this->plugin->get(Throttle::class)->purge());
    }

    public function testCheckingTakesTheSameWorkForUnknownPeople(): void
    {
        $passwords = new Passwords($this->db);
        [$old, $modern] = [$this->user(), $this->user()];
        $passwords->store($old, self::oldHashes()['phpass, until WordPress 6.7'][0](self::PASSWORD));
        $old = $this->reread($old);
        $passwords->modernise($modern, self::PASSWORD);
        $people = ['unknown' => null, 'old hash' => $old, 'new hash' => $this->reread($modern)];
        $best = array_fill_keys(array_keys($people), INF);
        // Time of the processor, in turns: a busy moment of the machine meets all of them. Without Argon2id's work it would be a fifth.
        $spent = static function (): float {
            $usage = getrusage() ?: throw new LogicException('The system does not tell the time that was spent.');

            return $usage['ru_utime.tv_sec'] * 1e6 + $usage['ru_utime.tv_usec'];
        };
        for ($try = 0; $try < 12; $try++) {
            foreach ($people as $name => $person) {
                $start = $spent();
                $passwords->verify($person, 'wrong');
                $best[$name] = min($best[$name], $spent() - $start);
            }
        }

        self::assertLessThan(3.0, max($best) / min($best), (string) json_encode($best));
    }

    private function user(): WP_User
    {
        return new WP_User($this->users->with(Role::Beneficiaire)->id);
    }

    private function reread(WP_User $user): WP_User
    {
        wp_cache_flush();

        return new WP_User($user->ID);
    }

    private function trying(string $email, string $password, string $address = self::ADDRESS): string
    {
        return $this->outcome(fn () => ($this->plugin->get(SignIn::class))($email, $password, $address, 'Firefox'));
    }
}
