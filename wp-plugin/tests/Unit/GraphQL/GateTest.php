<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\GraphQL;

use Passerelle\GraphQL\Gate;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class GateTest extends TestCase
{
    #[DataProvider('callers')]
    public function testAllowsTheServerAndAdministrators(bool $isPrivate, string $secret, string $sentSecret, bool $isAdministrator, bool $passes): void
    {
        self::assertSame($passes, (new Gate($isPrivate, $secret))->allows($sentSecret, $isAdministrator));
    }

    /** @return iterable<string, array{bool, string, string, bool, bool}> */
    public static function callers(): iterable
    {
        yield 'open to all' => [false, 's3cret', '', false, true];
        yield 'the server' => [true, 's3cret', 's3cret', false, true];
        yield 'a stranger' => [true, 's3cret', '', false, false];
        yield 'a guess' => [true, 's3cret', 's3cre', false, false];
        yield 'an administrator' => [true, 's3cret', '', true, true];
        yield 'no secret is no key' => [true, '', '', false, false];
    }

    public function testOnlyTheValueFalseOpensTheEndpoint(): void
    {
        self::assertFalse(Gate::isPrivate(false));
        foreach ([null, true, 'false', '', 0, 1, []] as $setting) {
            self::assertTrue(Gate::isPrivate($setting), var_export($setting, true));
        }
    }

    public function testASiteWithoutTheSettingIsPrivate(): void
    {
        self::assertFalse(defined('PASSERELLE_GRAPHQL_PRIVATE'));
        self::assertFalse(Gate::fromConstants()->allows('', false));
    }
}
