<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** What somebody is interested in, and a letter to the team: writes that only the frontend's server may ask for. */
final class OnboardingTest extends ContractTestCase
{
    private const STATE = 'query { passerelleUser { isOnboarded } }';

    public const OPERATIONS = ['AnswerOnboarding', 'Contact', 'SectorsAndCountries'];

    private const PERSON = [
        'email' => 'contract-other@secret.test',
        'password' => Seed\People::PASSWORD,
        'address' => '203.0.113.21',
        'device' => 'Firefox',
    ];
    private const LATER = ['sectorIds' => [], 'countryIds' => [], 'allSectors' => false, 'allCountries' => false, 'skipped' => true];
    private const LETTER = [
        'subject' => 'Une question',
        'lastName' => 'Diop',
        'firstName' => 'Awa',
        'email' => 'awa@secret.test',
        'message' => 'Bonjour',
        'consent' => true,
    ];

    public function testSectorsAndCountries(): void
    {
        foreach (['FR', 'EN'] as $language) {
            $this->assertAnswers("onboarding/reference.{$language}", $this->ask('SectorsAndCountries', ['language' => $language])->comparable());
        }
    }

    public function testAnswers(): void
    {
        $signedIn = $this->ask('SignIn', self::PERSON);
        $data = $signedIn->data();
        $session = is_array($data) ? $data['passerelleSignIn'] ?? null : null;
        self::assertIsArray($session);
        self::assertIsString($session['accessToken']);
        self::assertIsString($session['refreshToken']);
        $answer = fn (array $changed, ?string $token): Answer => $this->ask('AnswerOnboarding', ['input' => [...self::LATER, ...$changed]], $token);
        $answers = [
            'all' => $answer(['skipped' => false, 'allSectors' => true, 'allCountries' => true], $session['accessToken'])->comparable(),
            'later' => $answer([], $session['accessToken'])->comparable(),
            'nothing' => $answer(['skipped' => false], $session['accessToken'])->comparable(),
            'asked before' => $this->send(self::STATE, [], $session['accessToken'])->comparable(),
            'state of a visitor' => $this->send(self::STATE, [], null)->comparable(),
            'what does not exist' => $answer(['skipped' => false, 'sectorIds' => [0], 'countryIds' => [2_000_000_000]], $session['accessToken'])->comparable(),
            'somebody who is not signed in' => $answer([], null)->comparable(),
        ];
        $this->ask('SignOut', ['refreshToken' => $session['refreshToken']]);

        $this->assertAnswers('onboarding/answers', $answers);
    }

    public function testContactMessage(): void
    {
        $write = fn (array $changed): Answer => $this->ask('Contact', [
            'language' => 'FR',
            'input' => [...self::LETTER, ...$changed],
            'address' => '203.0.113.22',
        ]);

        $this->assertAnswers('onboarding/contact', [
            'right' => $write([])->comparable(),
            'wrong' => $write(['email' => 'awa', 'message' => str_repeat('é', 3_001), 'subject' => ' ', 'consent' => false])->comparable(),
        ]);
    }

    public function testRejectsOtherClients(): void
    {
        $site = Site::get();
        $body = json_encode([
            'query' => Operations::read()->document('Contact'),
            'variables' => ['language' => 'FR', 'input' => self::LETTER, 'address' => '203.0.113.23'],
        ], JSON_THROW_ON_ERROR);
        $json = 'Content-Type: application/json';

        $this->assertAnswers('onboarding/gate', [
            'stranger' => $site->sendAsStranger('POST', '/graphql', $body, [$json])->comparable(),
            'administrator' => $site->sendAsStranger('POST', '/graphql', $body, [$json, ...$site->inWordPress('administrator')])->comparable(),
        ]);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $accessToken = null): Answer
    {
        return $this->send(Operations::read()->document($operation), $variables, $accessToken);
    }

    /** @param array<string, mixed> $variables */
    private function send(string $document, array $variables, ?string $accessToken): Answer
    {
        $body = ['query' => $document] + ($variables === [] ? [] : ['variables' => $variables]);

        return Site::get()->send('POST', '/graphql', json_encode($body, JSON_THROW_ON_ERROR), [
            'Content-Type: application/json',
            ...$accessToken === null ? [] : ["Authorization: Bearer {$accessToken}"],
        ]);
    }
}
