<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** Changes of one's own account, a copy of one's data, and the end of it: for the person alone, and by the frontend's server alone. */
final class SettingsTest extends ContractTestCase
{
    public const OPERATIONS = [
        'AskDeletion',
        'AskEmailChange',
        'AskExport',
        'BecomeMember',
        'CancelDeletion',
        'CancelEmailChange',
        'ChangePassword',
        'ConfirmEmailChange',
        'EmailChangeLink',
        'EndOtherSessions',
        'Settings',
        'UndoEmailChange',
        'UpdateAccount',
        'UpdatePreferences',
    ];

    private const PERSON = [
        'email' => 'contract-moderateur-elsewhere@secret.test',
        'password' => Seed\People::PASSWORD,
        'address' => '203.0.113.31',
        'device' => 'Firefox',
    ];
    private const ACCOUNT = ['firstName' => 'Hélène', 'lastName' => "N’Dour", 'phone' => '', 'country' => 'FR', 'language' => 'FR'];
    private const PREFERENCES = ['sectorIds' => [], 'countryIds' => [], 'allSectors' => false, 'allCountries' => false, 'newsletter' => false];
    private const NEXT = ['currentPassword' => Seed\People::PASSWORD, 'password' => 'x', 'passwordConfirm' => 'y', 'device' => 'Firefox'];

    public function testOnlyGuestsBecomeMembers(): void
    {
        foreach ([null, 'owner', 'operateur', 'administrator'] as $person) {
            $answer = Site::get()->query(Operations::read()->document('BecomeMember'), [], $person);
            self::assertStringContainsString('"code":"not_found"', str_replace(' ', '', $answer->body), (string) $person);
        }
    }

    public function testChanges(): void
    {
        ['accessToken' => $token, 'refreshToken' => $refresh] = $this->signIn();
        $change = fn (string $operation, array $variables = []): array => self::scrubbed($this->ask($operation, $variables, $token));
        $account = static fn (array $changed): array => ['input' => [...self::ACCOUNT, ...$changed]];
        $preferences = static fn (array $changed): array => ['input' => [...self::PREFERENCES, ...$changed]];
        $answers = [
            'account' => $change('UpdateAccount', $account(['phone' => '+33 6 12 34 56 78', 'country' => 'SN', 'language' => 'EN'])),
            'account as before' => $change('UpdateAccount', $account([])),
            'wrong account' => $change('UpdateAccount', $account(['firstName' => ' ', 'lastName' => '<b>', 'phone' => '12', 'country' => 'XX'])),
            'preferences' => $change('UpdatePreferences', $preferences(['allSectors' => true, 'newsletter' => true])),
            'preferences as before' => $change('UpdatePreferences', $preferences([])),
            'what does not exist' => $change('UpdatePreferences', $preferences(['sectorIds' => [0]])),
            'a wrong present password' => $change('ChangePassword', ['currentPassword' => 'wrong'] + self::NEXT),
            'wrong new passwords' => $change('ChangePassword', self::NEXT),
            'export' => $change('AskExport', ['password' => Seed\People::PASSWORD]),
            'export with a wrong password' => $change('AskExport', ['password' => 'wrong']),
            'deletion with a wrong password' => $change('AskDeletion', ['password' => 'wrong', 'publishedItems' => 'keep']),
            'deletion with a stranger as heir' => $change('AskDeletion', ['password' => Seed\People::PASSWORD, 'publishedItems' => 'transfer', 'heirId' => 1]),
            'deletion' => $change('AskDeletion', ['password' => Seed\People::PASSWORD, 'publishedItems' => 'remove']),
            'deletion cancelled' => $change('CancelDeletion'),
            'email with wrong fields' => $change('AskEmailChange', ['email' => 'awa@nowhere', 'password' => Seed\People::PASSWORD]),
            'email with a wrong password' => $change('AskEmailChange', ['email' => 'next@secret.test', 'password' => 'wrong']),
            'email' => $change('AskEmailChange', ['email' => 'next@secret.test', 'password' => Seed\People::PASSWORD]),
            'email of somebody else' => $change('AskEmailChange', ['email' => 'contract-owner@secret.test', 'password' => Seed\People::PASSWORD]),
            'pending email' => $this->withoutReference($this->ask('Settings', ['language' => 'FR'], $token)),
            'email cancelled' => $change('CancelEmailChange'),
            'other sessions' => $change('EndOtherSessions'),
            'options' => $this->withoutReference($this->ask('Settings', ['language' => 'FR'], $token)),
        ];
        $this->ask('SignOut', ['refreshToken' => $refresh]);

        $this->assertAnswers('settings/changes', $answers);
    }

    public function testOthersAreRejected(): void
    {
        $variables = [
            'AskDeletion' => ['password' => Seed\People::PASSWORD, 'publishedItems' => 'remove'],
            'AskEmailChange' => ['email' => 'next@secret.test', 'password' => Seed\People::PASSWORD],
            'AskExport' => ['password' => Seed\People::PASSWORD],
            'CancelDeletion' => [],
            'CancelEmailChange' => [],
            'ChangePassword' => self::NEXT,
            'ConfirmEmailChange' => ['hash' => str_repeat('A', 43), 'address' => '203.0.113.31'],
            'EmailChangeLink' => ['hash' => str_repeat('A', 43), 'undoes' => false, 'address' => '203.0.113.31'],
            'EndOtherSessions' => [],
            'Settings' => ['language' => 'FR'],
            'UndoEmailChange' => ['hash' => str_repeat('A', 43), 'address' => '203.0.113.31'],
            'UpdateAccount' => ['input' => self::ACCOUNT],
            'UpdatePreferences' => ['input' => self::PREFERENCES],
        ];
        $site = Site::get();
        $answers = [];
        foreach ($variables as $operation => $given) {
            $answers["{$operation} of a visitor"] = $this->ask($operation, $given)->comparable();
            $body = json_encode(['query' => Operations::read()->document($operation)] + ($given === [] ? [] : ['variables' => $given]), JSON_THROW_ON_ERROR);
            $headers = ['Content-Type: application/json', ...$site->inWordPress('owner')];
            $answers["{$operation} past the frontend"] = $site->sendAsStranger('POST', '/graphql', $body, $headers)->comparable();
        }
        self::assertSame(401, $site->send('GET', '/wp-json/passerelle/v1/my-data', '', [])->status);
        ['accessToken' => $token, 'refreshToken' => $refresh] = $this->signIn();
        self::assertSame(403, $site->send('GET', '/wp-json/passerelle/v1/my-data', '', ["Authorization: Bearer {$token}"])->status);
        self::assertSame(401, $site->sendAsStranger('GET', '/wp-json/passerelle/v1/my-data', '', ["Authorization: Bearer {$token}"])->status);
        $this->ask('SignOut', ['refreshToken' => $refresh]);

        $this->assertAnswers('settings/nobody-else', $answers);
    }

    /** @return array{accessToken: string, refreshToken: string} */
    private function signIn(): array
    {
        $data = $this->ask('SignIn', self::PERSON)->data();
        $session = is_array($data) ? $data['passerelleSignIn'] ?? null : null;
        self::assertIsArray($session);
        self::assertIsString($session['accessToken']);
        self::assertIsString($session['refreshToken']);

        return ['accessToken' => $session['accessToken'], 'refreshToken' => $session['refreshToken']];
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

    /** @return array<mixed> sectors and countries have a test of their own */
    private function withoutReference(Answer $answer): array
    {
        $data = $answer->data();
        self::assertIsArray($data);
        unset($data['passerelleReference']);

        return ['status' => $answer->status, 'data' => $data];
    }

    /** @return array<mixed> with what differs each time replaced by its kind */
    private static function scrubbed(Answer $answer): array
    {
        $text = preg_replace(
            ['/"(pass)":"\d+\.[0-9a-f]{64}"/', '/"(deletionDueAt)":"[\dTZ:-]{20}"/', '/"(id)":\d+/'],
            '"$1":"<$1>"',
            $answer->body,
        );

        return (new Answer($answer->status, (string) $text))->comparable();
    }
}
