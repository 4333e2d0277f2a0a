<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** People to name in a call: "operateur" manages calls, "owner" has a published profile and may become a mentor. */
final class CallPeopleTest extends ContractTestCase
{
    public const OPERATIONS = ['CallPeople', 'CallPeopleOf'];

    public function testOperatorsFindWhomTheyMayName(): void
    {
        $ids = array_map($this->idOf(...), ['operator' => 'operateur', 'owner' => 'owner', 'other' => 'other', 'moderator' => 'moderateur']);
        foreach (['manager' => $ids['operator'], 'mentor' => $ids['owner']] as $task => $id) {
            $named = $this->people('CallPeopleOf', ['task' => $task, 'ids' => array_values($ids)]);
            self::assertSame([$id], array_column($named, 'id'), $task);
            self::assertSame([['id', 'name']], array_map(array_keys(...), $named));
            self::assertContains($named[0], $this->people('CallPeople', ['task' => $task, 'text' => mb_strtoupper($named[0]['name'])]), $task);
        }
        self::assertSame([], $this->people('CallPeopleOf', ['task' => 'mentor', 'ids' => [$ids['other'], 0, -1, 2_147_483_647]]));
        foreach (['', 'a', '%%', '__'] as $text) {
            self::assertSame([], $this->people('CallPeople', ['task' => 'mentor', 'text' => $text]), $text);
        }
    }

    public function testWhoWritesNoCallsLearnsNoNames(): void
    {
        foreach ($this->asked() as $name => $variables) {
            foreach (['owner', 'other', 'structure-owner', 'moderateur', 'moderateur-elsewhere'] as $person) {
                $answer = $this->ask($name, $variables, $person);
                self::assertSame('forbidden', $this->refusal($answer), "{$name} by {$person}");
                self::assertStringNotContainsString('"name":', str_replace(' ', '', $answer->body));
            }
            self::assertSame('access_token_missing', $this->refusal($this->ask($name, $variables, null)), $name);
            self::assertTrue($this->ask($name, [...$variables, 'task' => 'owner'], 'operateur')->hasErrors(), $name);
        }
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        foreach ($this->asked() as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return array<string, array<string, mixed>> variables by operation */
    private function asked(): array
    {
        return ['CallPeople' => ['task' => 'mentor', 'text' => 'contract'], 'CallPeopleOf' => ['task' => 'mentor', 'ids' => [$this->idOf('owner')]]];
    }

    private function idOf(string $person): int
    {
        /** @var array{passerelleUser: array{id: int}} $data */
        $data = Site::get()->query('query { passerelleUser { id } }', [], $person)->data();

        return $data['passerelleUser']['id'];
    }

    /**
     * @param array<string, mixed> $variables
     * @return list<array{id: int, name: string}>
     */
    private function people(string $operation, array $variables): array
    {
        $answer = $this->ask($operation, $variables, 'operateur');
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array<string, list<array{id: int, name: string}>> $data */
        $data = $answer->data();

        return $data["passerelle{$operation}"];
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $person): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $person);
    }

    private function refusal(Answer $answer): string
    {
        /** @var array{errors?: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true);

        return $body['errors'][0]['extensions']['code'] ?? self::fail($answer->body);
    }
}
