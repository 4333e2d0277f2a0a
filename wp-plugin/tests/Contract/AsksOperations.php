<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** Operations by name, and what their answers say. */
trait AsksOperations
{
    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $person): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $person);
    }

    /** @return array<string, mixed> */
    private function data(Answer $answer, string $field): array
    {
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array<string, array<string, mixed>> $data */
        $data = $answer->data();

        return $data[$field];
    }

    private function refusal(Answer $answer): string
    {
        return self::extensions($answer)['code'] ?? self::fail($answer->body);
    }

    /** @return list<string> such as "title: required" */
    private function fields(Answer $answer): array
    {
        return array_map(static fn (array $field): string => "{$field['path']}: {$field['code']}", self::extensions($answer)['fields'] ?? []);
    }

    /** @return array<string, mixed> what stands, of a refusal as stale */
    private static function current(Answer $answer): array
    {
        return self::extensions($answer)['current'] ?? [];
    }

    /** @return int id of a new draft of "operateur" on the internal platform; deleted with the site of the tests */
    private function internalDraft(string $title): int
    {
        $input = ['language' => 'fr', 'title' => $title, 'managementMode' => 'internal', 'depositLanguages' => ['fr']];
        $made = $this->data($this->ask('MutateCall', ['action' => 'save', 'input' => $input], 'operateur'), 'passerelleMutateCall');
        self::assertIsInt($made['id']);

        return $made['id'];
    }

    /** @return array{code?: string, fields?: list<array{path: string, code: string}>, current?: array<string, mixed>} */
    private static function extensions(Answer $answer): array
    {
        /** @var array{errors?: list<array{extensions: array{code?: string, fields?: list<array{path: string, code: string}>, current?: array<string, mixed>}}>} $body */
        $body = json_decode($answer->body, true);

        return $body['errors'][0]['extensions'] ?? [];
    }
}
