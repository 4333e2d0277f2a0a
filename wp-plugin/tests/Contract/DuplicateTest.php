<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** Duplicating a post into another language, through the frontend's server only. */
final class DuplicateTest extends ContractTestCase
{
    public const OPERATIONS = ['DuplicatePost'];

    private const NETWORK = ['password' => Seed\People::PASSWORD, 'address' => '203.0.113.41', 'device' => 'Firefox'];

    public function testDuplicatesOnceAndRejectsStrangers(): void
    {
        $id = $this->eventId();
        $editor = $this->accessToken('contract-editor@secret.test');
        $stranger = $this->accessToken('contract-other@secret.test');
        $answers = [
            'first' => $this->duplicate($id, $editor)->comparable(),
            'repeated' => $this->duplicate($id, $editor)->comparable(),
            'into its own language' => $this->duplicate($id, $editor, 'FR')->comparable(),
            'an unknown id' => $this->duplicate(2_000_000_000, $editor)->comparable(),
            'a stranger' => $this->duplicate($id, $stranger)->comparable(),
            'a visitor' => $this->duplicate($id, null)->comparable(),
        ];

        $this->assertAnswers('duplicate/answers', $answers);
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $body = $this->body('DuplicatePost', ['id' => $this->eventId(), 'language' => 'EN']);

        $answer = Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json']);

        self::assertSame(403, $answer->status);
    }

    private function duplicate(int $id, ?string $token, string $language = 'EN'): Answer
    {
        return $this->ask('DuplicatePost', ['id' => $id, 'language' => $language], $token);
    }

    private function eventId(): int
    {
        $data = $this->ask('Event', ['slug' => 'nuit-des-conteurs', 'language' => 'FR'])->data();
        $event = is_array($data) ? $data['passerelleEvent'] ?? null : null;
        $card = is_array($event) ? $event['card'] ?? null : null;
        self::assertIsArray($card);
        self::assertIsInt($card['id']);

        return $card['id'];
    }

    private function accessToken(string $email): string
    {
        $data = $this->ask('SignIn', ['email' => $email, ...self::NETWORK])->data();
        $session = is_array($data) ? $data['passerelleSignIn'] ?? null : null;
        self::assertIsArray($session);
        self::assertIsString($session['accessToken']);

        return $session['accessToken'];
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $token = null): Answer
    {
        return Site::get()->send('POST', '/graphql', $this->body($operation, $variables), [
            'Content-Type: application/json',
            ...$token === null ? [] : ["Authorization: Bearer {$token}"],
        ]);
    }

    /** @param array<string, mixed> $variables */
    private function body(string $operation, array $variables): string
    {
        return json_encode(['query' => Operations::read()->document($operation), 'variables' => $variables], JSON_THROW_ON_ERROR);
    }
}
