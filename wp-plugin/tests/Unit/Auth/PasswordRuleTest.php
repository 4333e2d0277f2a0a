<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Auth;

use Passerelle\Auth\Passwords\PasswordRule;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RuntimeException;

/** Runs the table that the forms of the frontend run too. */
final class PasswordRuleTest extends TestCase
{
    private const CASES = __DIR__ . '/../../fixtures/validation/passwords.json';
    private const CONFIG = __DIR__ . '/../../../config';

    /** @return iterable<string, array{string, string, list<string>}> */
    public static function cases(): iterable
    {
        /** @var list<array{name: string, password: string|array{start: string, repeat: string, times: int}, email: string, codes: list<string>}> $cases */
        $cases = json_decode((string) file_get_contents(self::CASES), true, 8, JSON_THROW_ON_ERROR);
        foreach ($cases as ['name' => $name, 'password' => $password, 'email' => $email, 'codes' => $codes]) {
            yield $name => [
                is_string($password) ? $password : $password['start'] . str_repeat($password['repeat'], $password['times']),
                $email,
                $codes,
            ];
        }
    }

    /** @param list<string> $codes */
    #[DataProvider('cases')]
    public function testEachCase(string $password, string $email, array $codes): void
    {
        self::assertSame($codes, self::rule()->broken($password, $email));
    }

    public function testThePasswordIsTypedTwice(): void
    {
        $errors = static fn (string $password, string $confirmation): array => array_map(
            static fn (FieldError $error): string => "{$error->path}: {$error->code}",
            self::rule()->errors($password, $confirmation, 'awa@example.org'),
        );

        self::assertSame([], $errors('Un-fleuve-2026', 'Un-fleuve-2026'));
        self::assertSame(['passwordConfirm: password_mismatch'], $errors('Un-fleuve-2026', 'Un-fleuve-2027'));
        self::assertSame(['passwordConfirm: password_mismatch'], $errors('Un-fleuve-2026', 'Un-fleuve-2026 '));
        self::assertSame(['passwordConfirm: required'], $errors('Un-fleuve-2026', ''));
        self::assertSame(['password: password_too_short', 'passwordConfirm: password_mismatch'], $errors('x', 'y'), 'The first of what is wrong.');
    }

    public function testWithoutTheListNoPasswordIsTaken(): void
    {
        $rule = PasswordRule::fromConfig(Config::fromDirectory(self::CONFIG), __DIR__);
        $this->expectException(RuntimeException::class);
        @$rule->broken('Un-fleuve-2026', '');
    }

    private static function rule(): PasswordRule
    {
        return PasswordRule::fromConfig(Config::fromDirectory(self::CONFIG), self::CONFIG);
    }
}
