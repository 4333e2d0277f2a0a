<?php

declare(strict_types=1);

namespace Passerelle\Auth\Passwords;

use Passerelle\Kernel\Database;
use SensitiveParameter;
use WP_User;

/**
 * Checks passwords in constant time, whether or not the account exists and whatever its hash algorithm, and rehashes older
 * hashes as Argon2id at sign-in. WordPress's own sign-in accepts these hashes too.
 */
final readonly class Passwords
{
    /** OWASP's recommendation: 19 MiB, two passes. */
    private const OPTIONS = ['memory_cost' => 19_456, 'time_cost' => 2, 'threads' => 1];
    private const PREFIX = '$argon2id$';
    /** Hashes of a random password, checked where there is no account so that the time is the same. */
    private const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$czZLcC5yWm9tU3dNVm5rNA$qGgutvQhX64WoHLJ+zibEqTASM10rJkZ2QmejJC0PCc';
    private const RANDOM_BYTES = 32;
    /** With it, a random password also obeys the password rule. */
    private const RANDOM_PREFIX = 'R-';
    private const DUMMY_PORTABLE_HASH = '$P$BtlYWb937ap927NwVoth.22CYmncUu.';

    public function __construct(private Database $db)
    {
    }

    public function register(): void
    {
        add_filter('check_password', $this->acceptArgon(...), 10, 3);
        // WordPress 6.8 and later let a filter choose the algorithm; earlier versions' hashes are replaced at sign-in.
        add_filter('wp_hash_password_algorithm', static fn (mixed $algorithm): mixed => self::hasArgon() ? PASSWORD_ARGON2ID : $algorithm);
        add_filter('wp_hash_password_options', static fn (mixed $options): mixed => self::hasArgon() ? self::OPTIONS : $options);
    }

    /** Always does one Argon2id check and one of WordPress's own. */
    public function verify(?WP_User $user, #[SensitiveParameter] string $password): bool
    {
        $stored = $user === null ? '' : $user->user_pass;
        $isArgon = str_starts_with($stored, self::PREFIX);
        $argon = self::hasArgon() && self::matchesSpelling(self::matches(...), $password, $isArgon ? $stored : self::DUMMY_HASH);
        $own = self::matchesSpelling(wp_check_password(...), $password, $isArgon || $stored === '' ? self::DUMMY_PORTABLE_HASH : $stored);

        return $user !== null && ($isArgon ? $argon : $own);
    }

    /** Writes the hash without WordPress's hooks for password changes, which would end its sessions. */
    public function modernise(WP_User $user, #[SensitiveParameter] string $password): void
    {
        if (!self::hasArgon() || !password_needs_rehash($user->user_pass, PASSWORD_ARGON2ID, self::OPTIONS)) {
            return;
        }
        $this->db->execute(
            "UPDATE {$this->db->wpdb->users} SET user_pass = %s WHERE ID = %d AND user_pass = %s",
            password_hash(trim($password), PASSWORD_ARGON2ID, self::OPTIONS),
            $user->ID,
            $user->user_pass,
        );
        clean_user_cache($user);
    }

    /** Argon2id hash of a password. */
    public function hash(#[SensitiveParameter] string $password): string
    {
        return self::hasArgon() ? password_hash(trim($password), PASSWORD_ARGON2ID, self::OPTIONS) : wp_hash_password(trim($password));
    }

    /** Stores a new password with WordPress's hooks: sessions end and the person is notified. */
    public function change(WP_User $user, #[SensitiveParameter] string $password): void
    {
        wp_set_password($password, $user->ID);
        $this->store($user, $this->hash($password));
    }

    /** Stores a hash without hooks and notifications. */
    public function store(WP_User $user, #[SensitiveParameter] string $hash): void
    {
        $this->db->execute("UPDATE {$this->db->wpdb->users} SET user_pass = %s WHERE ID = %d", $hash, $user->ID);
        clean_user_cache($user);
    }

    /** Random password for accounts without one, so that they are checked like all others. */
    public static function random(): string
    {
        return self::RANDOM_PREFIX . bin2hex(random_bytes(self::RANDOM_BYTES));
    }

    private function acceptArgon(mixed $isRight, #[SensitiveParameter] mixed $password, mixed $hash): bool
    {
        if ($isRight === true || !is_string($password) || !is_string($hash) || !str_starts_with($hash, self::PREFIX)) {
            return $isRight === true;
        }

        // WordPress passes slashed passwords in some places and unslashed ones in others.
        return self::matchesSpelling(self::matches(...), $password, $hash) || self::matchesSpelling(self::matches(...), wp_unslash($password), $hash);
    }

    /**
     * The screens of WordPress hash a password with slashes before its quotes, and WordPress 6.8 and later with the blanks around
     * it. The number of checks depends on the password only, unless one of them succeeds.
     *
     * @param callable(string, string): bool $matches password and hash
     */
    private static function matchesSpelling(callable $matches, #[SensitiveParameter] string $password, string $hash): bool
    {
        $trimmed = trim($password);
        foreach (array_unique([$trimmed, $password, wp_slash($trimmed), wp_slash($password)]) as $spelling) {
            if ($matches($spelling, $hash)) {
                return true;
            }
        }

        return false;
    }

    private static function matches(#[SensitiveParameter] string $password, string $hash): bool
    {
        return password_verify($password, $hash);
    }

    private static function hasArgon(): bool
    {
        return defined('PASSWORD_ARGON2ID');
    }
}
