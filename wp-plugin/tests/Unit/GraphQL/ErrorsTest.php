<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\GraphQL;

use Passerelle\GraphQL\ClientError;
use Passerelle\GraphQL\Resolver;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class ErrorsTest extends TestCase
{
    #[DataProvider('errors')]
    public function testExposesCodesToClients(DomainError $error, string $category): void
    {
        $shown = ClientError::from($error);

        self::assertTrue($shown->isClientSafe());
        self::assertSame($error->errorCode, $shown->getMessage());
        self::assertSame(['code' => $error->errorCode, 'category' => $category, 'fields' => []], $shown->getExtensions());
    }

    /** @return iterable<string, array{DomainError, string}> */
    public static function errors(): iterable
    {
        yield 'forbidden' => [DomainError::forbidden(), 'forbidden'];
        yield 'signed out' => [new DomainError('session_expired'), 'unauthenticated'];
        yield 'too often' => [new DomainError('rate_limited'), 'limit'];
        yield 'not found' => [DomainError::notFound(), 'not_found'];
        yield 'stale' => [DomainError::staleVersion(), 'conflict'];
        yield 'transition' => [new DomainError('invalid_transition'), 'conflict'];
        yield 'anything else' => [new DomainError('link_expired'), 'invalid'];
    }

    public function testShowsTheWaitingTime(): void
    {
        self::assertSame(
            ['code' => 'rate_limited', 'category' => 'limit', 'fields' => [], 'retryAfter' => 90],
            ClientError::from(new DomainError('rate_limited', retryAfter: 90))->getExtensions(),
        );
    }

    public function testShowsFields(): void
    {
        $error = DomainError::invalid([new FieldError('actions.0.endDate', 'end_before_start'), new FieldError('title', 'too_long', ['max' => 150])]);

        self::assertSame([
            'code' => 'invalid_fields',
            'category' => 'invalid',
            'fields' => [
                ['path' => 'actions.0.endDate', 'code' => 'end_before_start'],
                ['path' => 'title', 'code' => 'too_long', 'params' => ['max' => 150]],
            ],
        ], ClientError::from($error)->getExtensions());
    }

    public function testResolversExposeDomainErrorsOnly(): void
    {
        $refusing = Resolver::root(static fn (): never => throw DomainError::forbidden());
        $failing = Resolver::of(static fn (): never => throw new RuntimeException('SQL and paths'));

        self::assertInstanceOf(ClientError::class, self::thrownBy(static fn (): mixed => $refusing(null, [])));
        self::assertSame(RuntimeException::class, self::thrownBy(static fn (): mixed => $failing(null))::class);
    }

    /** @param callable(): mixed $work */
    private static function thrownBy(callable $work): \Throwable
    {
        try {
            $work();
        } catch (\Throwable $error) {
            return $error;
        }
        self::fail('Nothing was thrown.');
    }
}
