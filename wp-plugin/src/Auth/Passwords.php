<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\Database;
use SensitiveParameter;
use WP_User;

/**
 * Checks passwords in a time that does not depend on whether the account exists or how its hash was made, and turns
 * older hashes into Argon2id once the password is known. WordPress's own sign-in understands them too.
 */
final readonly class Passwords
{
    /** What OWASP asks for: 19 MiB, two passes. */
    private const OPTIONS = ['memory_cost' => 19_456, 'time_cost' => 2, 'threads' => 1];
    private const PREFIX = '$argon2id$';
    /** Of a password that nobody has: the work of checking, without an account. */
    private const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$czZLcC5yWm9tU3dNVm5rNA$qGgutvQhX64WoHLJ+zibEqTASM10rJkZ2QmejJC0PCc';
    private const NOBODYS_BYTES = 32;
    private const NOBODYS_PORTABLE = '$P$BtlYWb937ap927NwVoth.22CYmncUu.';

    public function __construct(private Database $db)
    {
    }

    public function register(): void
    {
        add_filter('check_password', $this->acceptArgon(...), 10, 3);
        // WordPress 6.8 and later ask which algorithm to use; earlier ones have their hashes replaced at sign-in.
        add_filter('wp_hash_password_algorithm', static fn (mixed $algorithm): mixed => self::hasArgon() ? PASSWORD_ARGON2ID : $algorithm);
        add_filter('wp_hash_password_options', static fn (mixed $options): mixed => self::hasArgon() ? self::OPTIONS : $options);
    }

    /** Always one Argon2id check and one of WordPress's own, whatever there is to check. */
    public function verify(?WP_User $user, #[SensitiveParameter] string $password): bool
    {
        $stored = $user === null ? '' : $user->user_pass;
        $isArgon = str_starts_with($stored, self::PREFIX);
        $argon = self::hasArgon() && self::matches($password, $isArgon ? $stored : self::NOBODYS);
        $own = self::isWordPresss($password, $isArgon || $stored === '' ? self::NOBODYS_PORTABLE : $stored);

        return $user !== null && ($isArgon ? $argon : $own);
    }

    /** The sign-ins of WordPress must stay as they are: the hash is written without WordPress noticing a new password. */
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

    /** What is stored of a password. */
    public function hash(#[SensitiveParameter] string $password): string
    {
        return self::hasArgon() ? password_hash(trim($password), PASSWORD_ARGON2ID, self::OPTIONS) : wp_hash_password(trim($password));
    }

    /** Somebody has a new password: WordPress and all who listen to it know, so their sessions end and they are told. */
    public function change(WP_User $user, #[SensitiveParameter] string $password): void
    {
        wp_set_password($password, $user->ID);
        $this->store($user, $this->hash($password));
    }

    /** Puts a hash in its place, without a word to anybody. */
    public function store(WP_User $user, #[SensitiveParameter] string $hash): void
    {
        $this->db->execute("UPDATE {$this->db->wpdb->users} SET user_pass = %s WHERE ID = %d", $hash, $user->ID);
        clean_user_cache($user);
    }

    /** A password that nobody will ever know: an account that has none is checked like all others. */
    public static function nobodys(): string
    {
        return bin2hex(random_bytes(self::NOBODYS_BYTES));
    }

    private function acceptArgon(mixed $isRight, #[SensitiveParameter] mixed $password, mixed $hash): bool
    {
        if ($isRight === true || !is_string($password) || !is_string($hash) || !str_starts_with($hash, self::PREFIX)) {
            return $isRight === true;
        }

        // WordPress hands passwords over with the slashes of an old PHP in some places and without in others.
        return self::matches($password, $hash) || self::matches(wp_unslash($password), $hash);
    }

    /** The screens of WordPress hash a password with slashes before its quotes. */
    private static function isWordPresss(#[SensitiveParameter] string $password, string $hash): bool
    {
        $slashed = wp_slash($password);

        return wp_check_password($password, $hash) || ($slashed !== $password && wp_check_password($slashed, $hash));
    }

    private static function matches(#[SensitiveParameter] string $password, string $hash): bool
    {
        return password_verify(trim($password), $hash);
    }

    private static function hasArgon(): bool
    {
        return defined('PASSWORD_ARGON2ID');
    }
}
