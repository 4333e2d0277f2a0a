<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** Counts the statements of the operations that pages and calls send. */
abstract class QueryCountTestCase extends IntegrationTestCase
{
    /**
     * Statements of an operation with cold caches, asked a second time: what a process reads once is not the list's cost.
     *
     * @param array<string, mixed> $variables
     * @param string $list path of a list in the answer, whose length proves that there was something to count
     */
    protected function cost(string $operation, array $variables, string $list, int $length): int
    {
        [$start] = $this->ask('Layout', ['language' => 'FR']);
        [$cost, $answer] = $this->ask($operation, $variables);
        $found = $answer['data'] ?? [];
        foreach (explode('.', $list) as $key) {
            $found = is_array($found) ? ($found[$key] ?? null) : null;
        }
        self::assertCount($length, is_array($found) ? $found : []);

        return $cost - $start;
    }

    /**
     * @param array<string, mixed> $variables
     * @return array{int, array<string, mixed>} statements and answer
     */
    protected function ask(string $operation, array $variables): array
    {
        return $this->askDocument(Operations::read()->document($operation), $variables);
    }

    /**
     * @param array<string, mixed> $variables
     * @return array{int, array<string, mixed>} statements and answer
     */
    protected function askDocument(string $document, array $variables): array
    {
        $request = ['query' => $document, 'variables' => $variables];
        graphql($request);
        wp_cache_flush();
        $answer = [];
        $cost = $this->countQueries(static function () use ($request, &$answer): void {
            $answer = graphql($request);
        });

        return [$cost, $answer];
    }
}
