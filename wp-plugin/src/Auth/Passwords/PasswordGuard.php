<?php

declare(strict_types=1);

namespace Passerelle\Auth\Passwords;

use Closure;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\Module;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_Error;
use WP_User;

/**
 * The password rule for WordPress's own screens, WP-CLI and other plugins. Forms show the refusal, `wp_insert_user` and
 * `wp_update_user` return it as WP_Error, `wp_set_password`, which returns nothing, throws it. Passwords that WordPress generates
 * in the same request pass.
 */
// After the audit log, so that a refused account is no longer being created; its errors are the first of the form.
#[Priority(80)]
final class PasswordGuard implements Module
{
    private const FIRST = PHP_INT_MIN;
    private const LAST = PHP_INT_MAX;
    /** WordPress's words for an account that a filter refused. */
    private const REFUSED = 'Not enough data to create this user.';

    /** @var array<string, true> by password that WordPress generated in this request */
    private array $generated = [];

    /** @var array<int, value-of<FieldErrorCode>|''> by account: refusal of the password that an update is about to store */
    private array $announced = [];

    /** @var array<int, array{string, string}> by account: new hash whose password is not known yet, and the former hash */
    private array $unknown = [];

    /** @param Closure(value-of<FieldErrorCode>): string $text of a refusal, in the language of who is signed in */
    public function __construct(private readonly PasswordRule $rule, private readonly Passwords $passwords, private readonly Closure $text)
    {
    }

    public function register(): void
    {
        add_filter('random_password', $this->remember(...), self::LAST);
        add_action('user_profile_update_errors', $this->checkForm(...), 10, 3);
        add_action('wp_set_password', $this->afterPassword(...), self::FIRST, 3);
        add_filter('send_password_change_email', $this->beforeUpdate(...), self::FIRST, 3);
        add_filter('wp_pre_insert_user_data', $this->checkData(...), self::LAST, 4);
        add_action('wp_update_user', $this->afterUpdate(...), self::FIRST, 3);
        // The action of a new account is followed by no update.
        add_action('user_register', function (int|string $userId): void {
            unset($this->announced[(int) $userId]);
        }, self::FIRST);
    }

    private function remember(mixed $password): mixed
    {
        if (is_string($password)) {
            $this->generated[$password] = true;
        }

        return $password;
    }

    private function checkForm(WP_Error $errors, bool $isUpdate, object $user): void
    {
        $typed = get_object_vars($user);
        $password = $typed['user_pass'] ?? '';
        $email = $typed['user_email'] ?? '';
        $refusal = is_string($password) && $password !== '' ? $this->refusal($password, is_string($email) ? $email : '') : '';
        if ($refusal !== '') {
            $this->report($refusal, $isUpdate && is_numeric($typed['ID'] ?? null) ? (int) $typed['ID'] : null);
            $errors->add('pass', esc_html(($this->text)($refusal)), ['form-field' => 'pass1']);
        }
    }

    /**
     * Fires after `wp_set_password` has stored the password and, in WordPress 6.9 and later, before an update stores it and for new accounts.
     *
     * @throws DomainError invalid_fields; the former password is in place again, or none where WordPress does not name it
     */
    private function afterPassword(#[SensitiveParameter] mixed $password, int|string $userId, ?WP_User $before = null): void
    {
        $user = get_userdata((int) $userId);
        if (!is_string($password) || !$user instanceof WP_User) {
            return;
        }
        $refusal = $this->refusal($password, $user->user_email);
        if ($before !== null && $before->user_pass === $user->user_pass) {
            $this->announced[$user->ID] = $refusal;
        } elseif ($refusal !== '') {
            $this->passwords->store($user, $before->user_pass ?? $this->passwords->hash(Passwords::random()));
            $this->refuse($refusal, $user->ID);
        }
    }

    /** WordPress before 6.9 names the password of an update only when it has stored it. */
    private function beforeUpdate(mixed $isSent, mixed $user, mixed $data): mixed
    {
        $id = is_array($user) && is_numeric($user['ID'] ?? null) ? (int) $user['ID'] : 0;
        $stored = get_userdata($id);
        if ($stored instanceof WP_User && !isset($this->announced[$id]) && is_array($data) && is_string($data['user_pass'] ?? null)) {
            $this->unknown[$id] = [$data['user_pass'], $stored->user_pass];
        }

        return $isSent;
    }

    /**
     * @param mixed $data what WordPress is about to store
     * @param mixed $given to wp_insert_user; for a new account with its password
     * @return mixed empty when refused: WordPress then stores nothing
     */
    private function checkData(mixed $data, bool $isUpdate, int|string|null $userId, #[SensitiveParameter] mixed $given): mixed
    {
        if (!is_array($data)) {
            return $data;
        }
        $email = is_string($data['user_email'] ?? null) ? $data['user_email'] : '';
        $password = is_array($given) && is_string($given['user_pass'] ?? null) ? $given['user_pass'] : '';
        $hash = is_string($data['user_pass'] ?? null) ? $data['user_pass'] : '';
        $refusal = $isUpdate ? $this->refusalOfUpdate((int) $userId, $hash) : $this->refusal($password, $email);
        if ($refusal === '') {
            return $data;
        }
        $this->report($refusal, $isUpdate ? (int) $userId : $email);
        $this->explain($refusal);

        return [];
    }

    /**
     * @param string $hash that is about to be stored
     * @return value-of<FieldErrorCode>|''
     */
    private function refusalOfUpdate(int $userId, string $hash): string
    {
        $announced = $this->announced[$userId] ?? null;
        unset($this->announced[$userId]);
        $isKnown = $announced !== null || ($this->unknown[$userId][0] ?? null) === $hash;
        $user = get_userdata($userId);
        if ($isKnown || ($user !== false && $user->user_pass === $hash)) {
            return $announced ?? '';
        }

        // A hash from elsewhere: nobody has seen its password.
        return 'password_common';
    }

    /** @throws DomainError invalid_fields; the former password is in place again */
    private function afterUpdate(int|string $userId, mixed $data, #[SensitiveParameter] mixed $given): void
    {
        [, $former] = $this->unknown[(int) $userId] ?? ['', ''];
        unset($this->unknown[(int) $userId]);
        $user = get_userdata((int) $userId);
        $password = is_array($given) && is_string($given['user_pass'] ?? null) ? $given['user_pass'] : '';
        if ($former === '' || !$user instanceof WP_User || $password === $former) {
            return;
        }
        $refusal = $this->refusal($password, $user->user_email);
        if ($refusal !== '') {
            $this->passwords->store($user, $former);
            $this->refuse($refusal, $user->ID);
        }
    }

    /** @return value-of<FieldErrorCode>|'' first refusal; empty for a password that may be stored */
    private function refusal(#[SensitiveParameter] string $password, string $email): string
    {
        if (isset($this->generated[$password])) {
            return '';
        }

        // WordPress passes slashed passwords in some places and unslashed ones in others.
        return [...$this->rule->broken($password, $email), ...$this->rule->broken(wp_unslash($password), $email)][0] ?? '';
    }

    /**
     * @param value-of<FieldErrorCode> $refusal
     * @throws DomainError invalid_fields
     */
    private function refuse(string $refusal, int $userId): never
    {
        $this->report($refusal, $userId);
        throw DomainError::invalid([new FieldError('password', $refusal)]);
    }

    /** @param int|string|null $account id, or address of one that does not exist yet */
    private function report(string $refusal, int|string|null $account): void
    {
        SecurityEvent::PasswordChange->refused($refusal, account: $account, actor: get_current_user_id());
    }

    /**
     * Gives the WP_Error of wp_insert_user the text of the refusal.
     *
     * @param value-of<FieldErrorCode> $refusal
     */
    private function explain(string $refusal): void
    {
        $replace = function (mixed $translated, mixed $original) use (&$replace, $refusal): mixed {
            if ($original !== self::REFUSED) {
                return $translated;
            }
            remove_filter('gettext', $replace, self::LAST);

            return ($this->text)($refusal);
        };
        add_filter('gettext', $replace, self::LAST, 2);
    }
}
