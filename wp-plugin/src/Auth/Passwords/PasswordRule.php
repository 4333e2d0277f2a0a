<?php

declare(strict_types=1);

namespace Passerelle\Auth\Passwords;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\PluginFolder;
use SensitiveParameter;

/**
 * Rules for passwords. `frontend/src/lib/password-rule.ts` implements them for the browser; both run the cases of
 * tests/fixtures/validation/passwords.json.
 */
#[Factory('own')]
final readonly class PasswordRule
{
    /** Shorter parts of an address occur in many words by chance. */
    private const NAME_MIN = 4;

    private function __construct(private Config $config, private CommonPasswords $common, private CommonWords $words)
    {
    }

    public static function fromConfig(Config $config, string $directory): self
    {
        return new self(
            $config,
            CommonPasswords::fromDirectory($directory),
            new CommonWords($directory, $config->limit('password', 'commonWords'), $config->limit('password', 'commonExtras')),
        );
    }

    public static function own(Config $config, PluginFolder $folder): self
    {
        return self::fromConfig($config, $folder->config());
    }

    /**
     * @return list<value-of<FieldErrorCode>> what is broken: required or password_common alone, or password_too_short, too_long, password_case,
     *     password_digit_or_special, password_contains_email, in this order
     */
    public function broken(#[SensitiveParameter] string $password, string $email): array
    {
        // WordPress stores it trimmed.
        $password = mb_scrub(trim($password), 'UTF-8');
        if ($password === '') {
            return ['required'];
        }
        $length = mb_strlen($password);

        $broken = array_keys(array_filter([
            'password_too_short' => $length < $this->config->limit('password', 'min'),
            'too_long' => $length > $this->config->limit('password', 'max'),
            'password_case' => preg_match('/\p{Ll}/u', $password) !== 1 || preg_match('/\p{Lu}/u', $password) !== 1,
            'password_digit_or_special' => preg_match('/[^\p{L}\p{M}]/u', $password) !== 1,
            'password_contains_email' => self::containsAddress(mb_strtolower($password), mb_strtolower(trim($email))),
        ]));

        return $broken === [] && ($this->common->has($password) || $this->words->make($password)) ? ['password_common'] : $broken;
    }

    /** @return list<FieldError> at most one for each of the two fields */
    public function errors(#[SensitiveParameter] string $password, #[SensitiveParameter] string $confirmation, string $email): array
    {
        $broken = $this->broken($password, $email)[0] ?? null;
        $mismatch = match (true) {
            $confirmation === '' => 'required',
            $confirmation !== $password => 'password_mismatch',
            default => null,
        };

        return array_values(array_filter([
            $broken === null ? null : new FieldError('password', $broken),
            $mismatch === null ? null : new FieldError('passwordConfirm', $mismatch),
        ]));
    }

    private static function containsAddress(string $password, string $email): bool
    {
        $name = explode('@', $email, 2)[0];

        return ($email !== '' && str_contains($password, $email))
            || (mb_strlen($name) >= self::NAME_MIN && str_contains($password, $name));
    }
}
