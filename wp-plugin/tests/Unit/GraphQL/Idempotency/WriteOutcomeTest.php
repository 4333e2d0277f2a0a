<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\GraphQL\Idempotency;

use Passerelle\GraphQL\Idempotency\IdempotentWrite;
use Passerelle\GraphQL\Idempotency\WriteOutcome;
use Passerelle\GraphQL\Idempotency\SealedAnswer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class WriteOutcomeTest extends TestCase
{
    private const ANSWER = ['data' => ['passerelleSignIn' => ['refreshToken' => 'top secret', 'seconds' => 604800, 'share' => 0.5, 'roles' => []]]];

    /** @param list<mixed> $errors */
    #[DataProvider('answers')]
    public function testIsReadFromTheAnswer(WriteOutcome $expected, array $errors): void
    {
        self::assertSame($expected, WriteOutcome::of(['data' => null] + ($errors === [] ? [] : ['errors' => $errors])));
    }

    /** @return iterable<string, array{WriteOutcome, list<mixed>}> */
    public static function answers(): iterable
    {
        $coded = static fn (string $code): array => ['message' => 'x', 'extensions' => ['code' => $code]];
        yield 'success' => [WriteOutcome::Succeeded, []];
        yield 'refused fields' => [WriteOutcome::Refused, [$coded('invalid_fields')]];
        yield 'a stale version' => [WriteOutcome::Refused, [$coded('stale_version')]];
        yield 'two refusals' => [WriteOutcome::Refused, [$coded('not_found'), $coded('forbidden')]];
        yield 'a limit' => [WriteOutcome::Postponed, [$coded('rate_limited')]];
        yield 'an ended session' => [WriteOutcome::Postponed, [$coded('session_expired')]];
        yield 'a limit beside a refusal' => [WriteOutcome::Postponed, [$coded('rate_limited'), $coded('forbidden')]];
        yield 'an unexpected error' => [WriteOutcome::Failed, [['message' => 'Internal server error']]];
        yield 'a refusal beside an unexpected error' => [WriteOutcome::Failed, [$coded('forbidden'), ['message' => 'Internal server error']]];
        yield 'a code that is none of ours' => [WriteOutcome::Failed, [$coded('internal')]];
        yield 'a failure with a code' => [WriteOutcome::Failed, [$coded('server_error')]];
        yield 'no list' => [WriteOutcome::Failed, ['text']];
    }

    public function testASealedAnswerOpensWithItsKeyOnly(): void
    {
        $write = static fn (string $key, int $userId = 7): IdempotentWrite => IdempotentWrite::of(
            implode('.', array_map(static fn (string $part): string => str_pad($part, 43, '-'), [$key, 'body', 'visitor'])),
            $userId,
            'SignIn',
        )
            ?? self::fail('The header is well-formed.');
        $sealed = SealedAnswer::close(self::ANSWER, $write('key')->secret);

        self::assertSame(self::ANSWER, SealedAnswer::open($sealed, $write('key')->secret));
        self::assertNull(SealedAnswer::open($sealed, $write('other')->secret));
        self::assertNull(SealedAnswer::open($sealed, $write('key', 8)->secret));
        self::assertNull(SealedAnswer::open('', $write('key')->secret));
        self::assertStringNotContainsString('secret', (string) base64_decode($sealed, true));
        self::assertNotSame($sealed, SealedAnswer::close(self::ANSWER, $write('key')->secret));
    }
}
