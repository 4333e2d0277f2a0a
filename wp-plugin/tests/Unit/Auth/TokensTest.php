<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Auth;

use Firebase\JWT\JWT;
use LogicException;
use Passerelle\Auth\Tokens\AccessClaims;
use Passerelle\Auth\Tokens\AccessTokens;
use Passerelle\Auth\Tokens\RefreshToken;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Tests\FrozenClock;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class TokensTest extends TestCase
{
    private const KEY = '0123456789abcdef0123456789abcdef';

    public function testAccessTokenContainsOnlyTheIdentity(): void
    {
        $clock = new FrozenClock();
        $tokens = new AccessTokens(TokenKeys::parse('a:' . self::KEY), $clock, 600);
        $token = $tokens->issue(new AccessClaims(7, 12));
        [$head, $body] = array_map(static fn (string $part): mixed => json_decode((string) base64_decode(strtr($part, '-_', '+/'), true), true), explode('.', $token));

        self::assertEquals(new AccessClaims(7, 12), $tokens->read($token));
        self::assertSame(['typ' => 'JWT', 'alg' => 'HS256', 'kid' => 'a'], $head);
        $now = $clock->now()->getTimestamp();
        self::assertSame(['aud' => 'passerelle', 'sub' => '7', 'sid' => 12, 'iat' => $now, 'exp' => $now + 600], $body);
    }

    public function testItExpiresAndClocksMayBeAMinuteApart(): void
    {
        $clock = new FrozenClock();
        $keys = TokenKeys::parse('a:' . self::KEY);
        $token = (new AccessTokens($keys, $clock, 600))->issue(new AccessClaims(7, 12));
        $behind = new AccessTokens($keys, new FrozenClock('2026-11-21T09:59:00Z'), 600);
        $farBehind = new AccessTokens($keys, new FrozenClock('2026-11-21T09:58:59Z'), 600);
        $tokens = new AccessTokens($keys, $clock, 600);

        self::assertNotNull($behind->read($token));
        self::assertNull($farBehind->read($token));
        $clock->advance(659);
        self::assertNotNull($tokens->read($token));
        $clock->advance(1);
        self::assertNull($tokens->read($token));
        self::assertSame([0, null], [JWT::$leeway, JWT::$timestamp], 'Other users of the library keep their own settings.');
    }

    /** @return array<string, array{array<string, mixed>, string, string}> payload, key, name of the key */
    public static function forged(): array
    {
        $good = ['aud' => 'passerelle', 'sub' => '7', 'sid' => 12, 'iat' => 1_795_255_200, 'exp' => 1_795_255_800];

        return [
            'another key' => [$good, strrev(self::KEY), 'a'],
            'an unknown key' => [$good, self::KEY, 'b'],
            'another audience' => [['aud' => 'elsewhere'] + $good, self::KEY, 'a'],
            'no end' => [array_diff_key($good, ['exp' => 0]), self::KEY, 'a'],
            'no session' => [array_diff_key($good, ['sid' => 0]), self::KEY, 'a'],
            'a person that is no number' => [['sub' => '7 OR 1=1'] + $good, self::KEY, 'a'],
        ];
    }

    /** @param array<string, mixed> $payload */
    #[DataProvider('forged')]
    public function testRejectsForgedTokens(array $payload, string $key, string $name): void
    {
        $tokens = new AccessTokens(TokenKeys::parse('a:' . self::KEY), new FrozenClock(), 600);

        self::assertNull($tokens->read(JWT::encode($payload, $key, 'HS256', $name)));
    }

    public function testReadsKeysAndIgnoresWeakOnes(): void
    {
        self::assertSame(['b' => self::KEY, 'a' => strrev(self::KEY)], TokenKeys::parse('short:abc, b:' . self::KEY . ',,nothing,a:' . strrev(self::KEY))->keys);
        $this->expectException(LogicException::class);
        TokenKeys::parse('a:short')->signingName();
    }

    public function testDerivesAKeyForAPurposeFromEachKey(): void
    {
        $derived = TokenKeys::parse('b:' . strrev(self::KEY) . ',a:' . self::KEY)->derive('purpose')->all();

        self::assertSame([hash_hkdf('sha256', strrev(self::KEY), 0, 'purpose'), hash_hkdf('sha256', self::KEY, 0, 'purpose')], $derived);
        $none = TokenKeys::parse('')->derive('purpose');
        $this->expectException(LogicException::class);
        $none->all();
    }

    public function testTheNextRefreshTokenFollowsFromThePresentOneAndTheKey(): void
    {
        $token = RefreshToken::make();
        $next = $token->next(self::KEY);

        self::assertSame($next->text(), RefreshToken::parse($token->text())?->next(self::KEY)->text());
        self::assertSame($token->selector, $next->selector);
        self::assertCount(4, array_unique([$token->text(), $next->text(), $next->next(self::KEY)->text(), $token->next(strrev(self::KEY))->text()]));
        self::assertNotNull(RefreshToken::parse($next->text()));
        self::assertSame(hash('sha256', $token->text()), $token->hash());
    }
}
