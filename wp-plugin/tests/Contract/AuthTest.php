<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use LogicException;

/** Signing in, going on and leaving, as the frontend's server asks for it; nobody else may. */
final class AuthTest extends ContractTestCase
{
    public const OPERATIONS = ['EndSession', 'OwnProfile', 'RenewSession', 'Sessions', 'SignIn', 'SignOut', 'SignedInUser'];

    private const PERSON = ['email' => 'contract-owner@secret.test', 'password' => Seed\People::PASSWORD];
    private const BROWSER = ['address' => '203.0.113.7', 'device' => 'Firefox'];

    public function testSignsInRenewsAndSignsOut(): void
    {
        $this->endAllSessions();
        $signedIn = $this->ask('SignIn', self::PERSON + self::BROWSER);
        $tokens = self::tokens($signedIn, 'passerelleSignIn');
        $answers = [
            'sign in' => self::scrubbed($signedIn),
            'who' => self::scrubbed($this->ask('SignedInUser', [], $tokens['accessToken'])),
            'sessions' => self::scrubbed($this->ask('Sessions', [], $tokens['accessToken'])),
        ];
        $forMembers = ['slug' => 'pour-les-membres', 'language' => 'FR'];
        self::assertStringContainsString('LOCKED', $this->ask('Initiative', $forMembers, $tokens['accessToken'])->body);
        self::assertStringNotContainsString('LOCKED', $this->ask('Initiative', $forMembers)->body);
        $renewed = $this->ask('RenewSession', ['refreshToken' => $tokens['refreshToken']]);
        $answers['renew'] = self::scrubbed($renewed);
        $next = self::tokens($renewed, 'passerelleRenewSession');
        $again = self::tokens($this->ask('RenewSession', ['refreshToken' => $tokens['refreshToken']]), 'passerelleRenewSession');
        self::assertSame($next['refreshToken'], $again['refreshToken']);
        self::assertNotSame($tokens['refreshToken'], $next['refreshToken']);
        $answers['leave'] = $this->ask('SignOut', ['refreshToken' => $next['refreshToken']])->comparable();
        $answers['renew after leaving'] = $this->ask('RenewSession', ['refreshToken' => $next['refreshToken']])->comparable();
        $answers['who after leaving'] = $this->ask('SignedInUser', [], $next['accessToken'])->comparable();

        $this->assertAnswers('auth/journey', $answers);
    }

    public function testReturnsOnlyTheOwnProfile(): void
    {
        $published = fn (?string $token): mixed => $this->ask('OwnProfile', [], $token)->data();
        $of = fn (string $email): mixed => $published(self::tokens($this->ask('SignIn', ['email' => $email] + self::PERSON + self::BROWSER), 'passerelleSignIn')['accessToken']);
        $flag = static fn (mixed $data): mixed => is_array($data) && is_array($data['passerelleUser']) ? $data['passerelleUser']['hasPublishedProfile'] : $data;

        self::assertSame([true, false, ['passerelleUser' => null]], [
            $flag($of(self::PERSON['email'])),
            $flag($of('contract-other@secret.test')),
            $published(null),
        ]);
    }

    public function testRefusals(): void
    {
        $mine = self::tokens($this->ask('SignIn', self::PERSON + self::BROWSER), 'passerelleSignIn');
        $other = self::tokens($this->ask('SignIn', ['email' => 'contract-other@secret.test'] + self::PERSON + self::BROWSER), 'passerelleSignIn');
        $sessions = $this->ask('Sessions', [], $mine['accessToken'])->data();
        $id = is_array($sessions) && is_array($sessions['passerelleSessions']) && is_array($sessions['passerelleSessions'][0]) ? $sessions['passerelleSessions'][0]['id'] : 0;
        $answers = [
            'wrong password' => $this->ask('SignIn', ['password' => 'wrong'] + self::PERSON + self::BROWSER)->comparable(),
            'unknown address' => $this->ask('SignIn', ['email' => 'nobody@secret.test'] + self::PERSON + self::BROWSER)->comparable(),
            'renew nonsense' => $this->ask('RenewSession', ['refreshToken' => 'nonsense'])->comparable(),
            'leave with nonsense' => $this->ask('SignOut', ['refreshToken' => 'nonsense'])->comparable(),
            'nobody' => $this->ask('SignedInUser', [])->comparable(),
            'sessions of nobody' => $this->ask('Sessions', [])->comparable(),
            'a forged token' => $this->ask('Layout', ['language' => 'FR'], 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.')->comparable(),
            'end a stranger’s session' => $this->ask('EndSession', ['id' => $id], $other['accessToken'])->comparable(),
            'end a session as nobody' => $this->ask('EndSession', ['id' => $id])->comparable(),
            'end my session' => $this->ask('EndSession', ['id' => $id], $mine['accessToken'])->comparable(),
            'after its end' => $this->ask('SignedInUser', [], $mine['accessToken'])->comparable(),
        ];
        $this->ask('SignOut', ['refreshToken' => $other['refreshToken']]);

        $this->assertAnswers('auth/refusals', $answers);
    }

    /** Other tests sign the same person in: the list of sessions is to show those of this test. */
    private function endAllSessions(): void
    {
        $accessToken = self::tokens($this->ask('SignIn', self::PERSON + self::BROWSER), 'passerelleSignIn')['accessToken'];
        $living = $this->ask('Sessions', [], $accessToken)->data();
        $sessions = is_array($living) && is_array($living['passerelleSessions']) ? $living['passerelleSessions'] : [];
        // The last used comes first, and is the one that asks: it ends last.
        foreach (array_reverse($sessions) as $session) {
            $this->ask('EndSession', ['id' => is_array($session) ? $session['id'] : 0], $accessToken);
        }
    }

    public function testThrottlesTheEleventhAttempt(): void
    {
        $wrong = ['email' => 'throttled@secret.test', 'password' => 'wrong', 'address' => '203.0.113.9', 'device' => 'Firefox'];
        for ($try = 0; $try < 10; $try++) {
            $this->ask('SignIn', $wrong);
        }
        $answer = $this->ask('SignIn', $wrong);
        self::assertMatchesRegularExpression('/"retryAfter":(9|8[5-9]\d|900)/', $answer->body);

        $this->assertAnswers('auth/throttled', self::scrubbed($answer));
    }

    public function testRequiresTheServerOfTheSite(): void
    {
        $site = Site::get();
        $body = json_encode(['query' => Operations::read()->document('SignIn'), 'variables' => self::PERSON + self::BROWSER], JSON_THROW_ON_ERROR);
        $token = self::tokens($this->ask('SignIn', self::PERSON + self::BROWSER), 'passerelleSignIn');
        $who = json_encode(['query' => Operations::read()->document('SignedInUser')], JSON_THROW_ON_ERROR);
        $json = 'Content-Type: application/json';
        $answers = [
            'stranger' => $site->sendAsStranger('POST', '/graphql', $body, [$json])->comparable(),
            'administrator' => $site->sendAsStranger('POST', '/graphql', $body, [$json, ...$site->inWordPress('administrator')])->comparable(),
            'stranger with a token' => $site->sendAsStranger('POST', '/graphql', $who, [$json, "Authorization: Bearer {$token['accessToken']}"])->comparable(),
        ];
        $this->ask('SignOut', ['refreshToken' => $token['refreshToken']]);

        $this->assertAnswers('auth/gate', $answers);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $accessToken = null): Answer
    {
        $body = ['query' => Operations::read()->document($operation)] + ($variables === [] ? [] : ['variables' => $variables]);

        return Site::get()->send('POST', '/graphql', json_encode($body, JSON_THROW_ON_ERROR), [
            'Content-Type: application/json',
            ...$accessToken === null ? [] : ["Authorization: Bearer {$accessToken}"],
        ]);
    }

    /** @return array{accessToken: string, refreshToken: string} */
    private static function tokens(Answer $answer, string $field): array
    {
        $data = $answer->data();
        $tokens = is_array($data) ? $data[$field] ?? null : null;
        if (!is_array($tokens) || !is_string($tokens['accessToken'] ?? null) || !is_string($tokens['refreshToken'] ?? null)) {
            throw new LogicException("No tokens in {$answer->body}");
        }

        return ['accessToken' => $tokens['accessToken'], 'refreshToken' => $tokens['refreshToken']];
    }

    /** @return array<mixed> with what differs each time replaced by its kind */
    private static function scrubbed(Answer $answer): array
    {
        $text = preg_replace(
            [
                '/"(accessToken|deviceProof)":"[\w-]+\.[\w-]+\.[\w-]+"/',
                '/"(refreshToken)":"[\w-]{22}\.[\w-]{43}"/',
                '/"(startedAt|usedAt)":"[\dTZ:-]{20}"/',
                '/"(retryAfter|id)":\d+/',
            ],
            '"$1":"<$1>"',
            $answer->body,
        );

        return (new Answer($answer->status, (string) $text))->comparable();
    }
}
