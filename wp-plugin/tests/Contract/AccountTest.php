<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use Passerelle\Tests\Contract\Seed\Newcomers;

/** Getting an account, and back into it, as the frontend's server asks for it; nobody else may. */
final class AccountTest extends ContractTestCase
{
    public const OPERATIONS = ['Activate', 'ActivationLink', 'AskNewPassword', 'CompleteAccount', 'NewPasswordLink', 'Register', 'ResetPassword'];

    private const PASSWORD = 'Un-fleuve-2026';
    private const PERSON = [
        'password' => self::PASSWORD,
        'passwordConfirm' => self::PASSWORD,
        'firstName' => 'Awa',
        'lastName' => 'N’Guessan',
        'country' => 'SN',
        'phone' => '+221771234567',
        'acceptTerms' => true,
    ];
    private const FROM = ['address' => '203.0.113.20'];
    private const NONSENSE = [
        'password' => 'short',
        'passwordConfirm' => 'Short', 'firstName' => '', 'lastName' => '<b>', 'country' => 'XK', 'phone' => '12', 'acceptTerms' => false,
    ];

    public function testKnownAndUnknownAddressesGetTheSameResponse(): void
    {
        foreach (['Register', 'AskNewPassword'] as $operation) {
            $answers = array_map(fn (string $email): Answer => $this->asking($operation, $email), [
                'contract-owner@secret.test',
                Newcomers::email('new'),
                Newcomers::email('unproven'),
            ]);

            self::assertSame([$answers[0]->body, $answers[0]->body], [$answers[1]->body, $answers[2]->body]);
            $this->assertAnswers("account/{$operation}", $answers[0]->comparable());
        }
    }

    public function testALinkActivatesOnce(): void
    {
        $from = [...self::FROM, 'device' => 'Firefox'];
        $pending = ['hash' => Site::get()->link('pending'), ...$from];
        $right = ['password' => self::PASSWORD];
        $replace = ['passwordConfirm' => self::PASSWORD, 'replace' => true];
        $asked = fn (string $hash): array => $this->ask('ActivationLink', ['hash' => $hash])->comparable();
        $answers = [
            'a good link' => $asked($pending['hash']),
            'without a password' => $this->ask('Activate', $pending)->comparable(),
            'a wrong password' => $this->ask('Activate', [...$pending, 'password' => 'wrong'])->comparable(),
            'a common new password' => $this->ask('Activate', [...$pending, 'password' => 'Azerty123!', ...$replace])->comparable(),
            'activated' => self::scrubbed($this->ask('Activate', [...$pending, ...$right, ...$replace])),
            'again' => $this->ask('Activate', [...$pending, ...$right])->comparable(),
            'the link afterwards' => $asked($pending['hash']),
            'nonsense' => $this->ask('Activate', ['hash' => "' OR 1=1 --", ...$from, ...$right])->comparable(),
            'a link for a new password' => $this->ask('Activate', ['hash' => Site::get()->link('forgetful'), ...$from, ...$right])->comparable(),
        ];

        $this->assertAnswers('account/activation', $answers);
    }

    public function testAccountWithoutPasswordIsCompletedAndSignedIn(): void
    {
        $link = $this->ask('ActivationLink', ['hash' => Site::get()->link('incomplete')]);
        $activated = $this->ask('Activate', ['hash' => Site::get()->link('incomplete'), 'device' => 'Firefox', ...self::FROM]);
        self::assertSame(1, preg_match('/"demandToken":"([^"]+)"/', $activated->body, $found));
        $complete = fn (string $token, array $input): Answer => $this->ask('CompleteAccount', [
            'demandToken' => $token,
            'input' => $input,
            'device' => 'Firefox',
            ...self::FROM,
        ]);
        $answers = [
            'the link' => $link->comparable(),
            'activated' => self::scrubbed($activated),
            'wrong fields' => $complete($found[1], self::NONSENSE)->comparable(),
            'completed' => self::scrubbed($complete($found[1], self::PERSON)),
            'again' => $complete($found[1], self::PERSON)->comparable(),
            'nonsense' => $complete('eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', self::PERSON)->comparable(),
        ];

        $this->assertAnswers('account/completing', $answers);
    }

    public function testALinkSetsANewPasswordOnce(): void
    {
        $reset = fn (string $hash, string $password): Answer => $this->ask('ResetPassword', [
            'hash' => $hash,
            'password' => $password,
            'passwordConfirm' => $password,
            ...self::FROM,
        ]);
        $hash = Site::get()->link('forgetful');
        $looked = fn (string $hash): array => $this->ask('NewPasswordLink', ['hash' => $hash, ...self::FROM])->comparable();
        $answers = [
            'a good link' => $looked($hash),
            'refused' => $reset($hash, 'password1')->comparable(),
            'set' => $reset($hash, self::PASSWORD)->comparable(),
            'the link afterwards' => $looked($hash),
            'an unknown link' => $looked(str_repeat('A', 43)),
            'again' => $reset($hash, self::PASSWORD)->comparable(),
            'signed in' => self::scrubbed($this->ask('SignIn', [
                'email' => Newcomers::email('forgetful'),
                'password' => self::PASSWORD,
                'device' => 'Firefox',
                ...self::FROM,
            ])),
        ];

        $this->assertAnswers('account/reset', $answers);
    }

    public function testReturnsEachErrorWithItsField(): void
    {
        $input = ['email' => 'awa@', ...self::NONSENSE];
        $answers = [
            'register' => $this->ask('Register', ['input' => $input, 'language' => 'FR', ...self::FROM])->comparable(),
            'recover' => $this->ask('AskNewPassword', ['email' => '', 'language' => 'EN', ...self::FROM])->comparable(),
        ];

        $this->assertAnswers('account/wrong-fields', $answers);
    }

    public function testRequiresTheServerOfTheSite(): void
    {
        $answers = [];
        foreach (self::cases() as $operation => $variables) {
            $body = json_encode(['query' => Operations::read()->document($operation), 'variables' => $variables], JSON_THROW_ON_ERROR);
            foreach ([[], Site::get()->inWordPress('administrator')] as $headers) {
                $answer = Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json', ...$headers]);
                self::assertStringNotContainsString('true', $answer->body);
                $answers[$operation][] = $answer->comparable();
            }
        }

        $this->assertAnswers('account/gate', $answers);
    }

    /** @return array<string, array<string, mixed>> */
    private static function cases(): array
    {
        $hash = str_repeat('A', 43);

        return [
            'Register' => ['input' => ['email' => Newcomers::email('new'), ...self::PERSON], 'language' => 'FR', ...self::FROM],
            'Activate' => ['hash' => $hash, 'device' => 'Firefox', ...self::FROM],
            'ActivationLink' => ['hash' => $hash],
            'CompleteAccount' => ['demandToken' => 'x', 'input' => self::PERSON, 'device' => 'Firefox', ...self::FROM],
            'AskNewPassword' => ['email' => Newcomers::email('new'), 'language' => 'FR', ...self::FROM],
            'NewPasswordLink' => ['hash' => Site::get()->link('forgetful'), ...self::FROM],
            'ResetPassword' => ['hash' => $hash, 'password' => self::PASSWORD, 'passwordConfirm' => self::PASSWORD, ...self::FROM],
        ];
    }

    private function asking(string $operation, string $email): Answer
    {
        return $this->ask($operation, $operation === 'Register'
            ? ['input' => ['email' => $email, ...self::PERSON], 'language' => 'FR', ...self::FROM]
            : ['email' => $email, 'language' => 'FR', ...self::FROM]);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables);
    }

    /** @return array<mixed> with what differs each time replaced by its kind */
    private static function scrubbed(Answer $answer): array
    {
        $text = preg_replace(
            [
                '/"(accessToken|demandToken|deviceProof)":"[\w-]+\.[\w-]+\.[\w-]+"/',
                '/"(refreshToken)":"[\w-]{22}\.[\w-]{43}"/',
                '/"(id)":\d+/',
            ],
            '"$1":"<$1>"',
            $answer->body,
        );

        return (new Answer($answer->status, (string) $text))->comparable();
    }
}
