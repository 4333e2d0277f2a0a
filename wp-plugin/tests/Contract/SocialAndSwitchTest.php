<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use LogicException;

/** Coming in with a network or from the administration, as the frontend's server asks for it; nobody else may. */
final class SocialAndSwitchTest extends ContractTestCase
{
    public const OPERATIONS = ['LinkIdentity', 'SocialSignIn', 'Switch'];

    private const OWNER = ['email' => 'contract-owner@secret.test', 'password' => Seed\People::PASSWORD];
    private const BROWSER = ['address' => '203.0.113.40', 'device' => 'Firefox'];
    private const INPUT = [
        'provider' => 'google',
        'subject' => 'contract-subject',
        'email' => 'contract-owner@secret.test',
        'isVerified' => true,
        'firstName' => 'Awa',
        'lastName' => 'Sarr',
    ];

    public function testLinkedNetworkSignsIn(): void
    {
        $token = self::accessToken($this->ask('SignIn', self::OWNER + self::BROWSER));
        $link = ['provider' => 'google', 'subject' => 'contract-subject'];
        $answers = [
            'known address' => $this->ask('SocialSignIn', self::social())->comparable(),
            'link as nobody' => $this->ask('LinkIdentity', $link)->comparable(),
            'link' => $this->ask('LinkIdentity', $link, $token)->comparable(),
            'link again' => $this->ask('LinkIdentity', $link, $token)->comparable(),
            'linked' => self::scrubbed($this->ask('SocialSignIn', self::social(['email' => '']))),
            'another network' => $this->ask('SocialSignIn', self::social(['provider' => 'linkedin', 'email' => '']))->comparable(),
        ];

        $this->assertAnswers('social-and-switch/social', $answers);
    }

    public function testNewPersonNeedsVerifiedAddress(): void
    {
        $new = static fn (array $over): array => self::social(['subject' => 'contract-newcomer', 'email' => 'contract-new-by-network@secret.test', ...$over]);
        $answers = [
            'no address' => $this->ask('SocialSignIn', $new(['email' => '']))->comparable(),
            'no address at all' => $this->ask('SocialSignIn', $new(['email' => "' OR 1=1 --"]))->comparable(),
            'an unproven one' => $this->ask('SocialSignIn', $new(['isVerified' => false]))->comparable(),
            'a proven one' => self::scrubbed($this->ask('SocialSignIn', $new([]))),
            'again' => self::scrubbed($this->ask('SocialSignIn', $new([]))),
        ];

        $this->assertAnswers('social-and-switch/new-people', $answers);
    }

    public function testRejectsTokensNotIssuedByTheAdministration(): void
    {
        $answers = array_map(
            fn (string $token): array => $this->ask('Switch', ['token' => $token, 'device' => 'Firefox'])->comparable(),
            ['empty' => '', 'unknown' => str_repeat('a', 43), 'nonsense' => "' OR 1=1 --"],
        );

        $this->assertAnswers('social-and-switch/switch', $answers);
    }

    public function testRequiresTheServerOfTheSite(): void
    {
        $answers = [];
        $cases = ['SocialSignIn' => self::social(), 'LinkIdentity' => ['provider' => 'google', 'subject' => 'x'], 'Switch' => ['token' => 'x', 'device' => 'x']];
        foreach ($cases as $operation => $variables) {
            $body = json_encode(['query' => Operations::read()->document($operation), 'variables' => $variables], JSON_THROW_ON_ERROR);
            foreach ([[], Site::get()->inWordPress('administrator')] as $headers) {
                $answers[$operation][] = Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json', ...$headers])->comparable();
            }
        }

        $this->assertAnswers('social-and-switch/gate', $answers);
    }

    /**
     * @param array<string, mixed> $over
     * @return array<string, mixed>
     */
    private static function social(array $over = []): array
    {
        return ['input' => [...self::INPUT, ...$over], 'language' => 'FR', ...self::BROWSER];
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $accessToken = null): Answer
    {
        $body = ['query' => Operations::read()->document($operation), 'variables' => $variables];

        return Site::get()->send('POST', '/graphql', json_encode($body, JSON_THROW_ON_ERROR), [
            'Content-Type: application/json',
            ...$accessToken === null ? [] : ["Authorization: Bearer {$accessToken}"],
        ]);
    }

    private static function accessToken(Answer $answer): string
    {
        return preg_match('/"accessToken":\s*"([^"]+)"/', $answer->body, $found) === 1 ? $found[1] : throw new LogicException("No token in {$answer->body}");
    }

    /** @return array<mixed> with what differs each time replaced by its kind */
    private static function scrubbed(Answer $answer): array
    {
        $text = preg_replace(
            [
                '/"(accessToken|demandToken|deviceProof)":\s*"[\w-]+\.[\w-]+\.[\w-]+"/',
                '/"(refreshToken)":\s*"[\w-]{22}\.[\w-]{43}"/',
                '/"(refreshSeconds|id)":\s*\d+/',
            ],
            '"$1":"<$1>"',
            $answer->body,
        );

        return (new Answer($answer->status, (string) $text))->comparable();
    }
}
