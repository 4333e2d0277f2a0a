<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use CurlHandle;

/**
 * A write that the frontend's server repeats with its idempotency key: one effect, and one answer.
 *
 * @phpstan-type Saved array{passerelleMutateEvent: array{id: int, version: int, title: string}|null, passerelleSignIn: array{refreshToken: string}}
 * @phpstan-type Answered array{data: Saved, errors?: list<array{extensions: array{code: string}}>}
 */
final class IdempotencyTest extends ContractTestCase
{
    private const SAVE = 'mutation Save($id: Int, $version: Int, $input: PasserelleEventInput) {
        passerelleMutateEvent(action: save, id: $id, version: $version, input: $input) { id version title }
    }';
    private const LOCK = 'mutation Other($input: PasserelleEventInput) {
        passerelleMutateEvent(action: save, input: $input) { id version title }
    }';
    private const AT_ONCE = 3;
    private const VISITOR = 'visitor';

    private ?string $unique = null;

    public function testRepeatsTheAnswerAndNotTheEffect(): void
    {
        $first = $this->save($this->title(), 'key');
        $id = $first['data']['passerelleMutateEvent']['id'] ?? 0;
        $this->assertSaved('Un autre titre', $this->save('Un autre titre', 'later', id: $id, version: 1));

        self::assertSame($first, $this->save($this->title(), 'key'));
        self::assertSame(['Un autre titre', 2], $this->read($id));
        self::assertNotSame($id, $this->save($this->title(), 'another key')['data']['passerelleMutateEvent']['id'] ?? 0);
    }

    public function testRefusesTheKeyForAnotherBody(): void
    {
        $first = $this->save($this->title(), 'key');

        $other = $this->save('Un autre titre', 'key', body: 'another body');

        self::assertSame(['code' => 'idempotency_mismatch', 'category' => 'invalid', 'fields' => []], $other['errors'][0]['extensions'] ?? null);
        self::assertSame([$this->title(), 1], $this->read($first['data']['passerelleMutateEvent']['id'] ?? 0));
    }

    public function testBelongsToOneAccountAndOneOperation(): void
    {
        $mine = $this->save($this->title(), 'key')['data']['passerelleMutateEvent']['id'] ?? 0;

        $ofOther = $this->save('Le titre d’une autre personne', 'key', body: 'another body', as: 'owner');
        $ofOtherOperation = $this->save($this->title(), 'key', document: self::LOCK);

        $this->assertSaved('Le titre d’une autre personne', $ofOther);
        $this->assertSaved($this->title(), $ofOtherOperation);
        self::assertCount(3, array_unique([$mine, $ofOther['data']['passerelleMutateEvent']['id'] ?? 0, $ofOtherOperation['data']['passerelleMutateEvent']['id'] ?? 0]));
    }

    public function testBelongsToOneVisitor(): void
    {
        $signIn = fn (string $visitor): array => $this->send(Operations::read()->document('SignIn'), [
            'email' => 'contract-owner@secret.test',
            'password' => Seed\People::PASSWORD,
            'address' => '203.0.113.90',
            'device' => 'Firefox',
        ], 'key', 'body', $visitor, null);

        $first = $signIn('this browser');

        self::assertNotSame('', $first['data']['passerelleSignIn']['refreshToken'] ?? '');
        self::assertSame($first, $signIn('this browser'));
        self::assertNotSame($first['data']['passerelleSignIn']['refreshToken'], $signIn('another browser')['data']['passerelleSignIn']['refreshToken']);
    }

    public function testHasOneEffectOfRequestsAtOnce(): void
    {
        $request = fn (): CurlHandle => $this->prepared(self::SAVE, ['input' => self::input($this->title())], 'key', 'body', self::VISITOR, 'other');
        $handles = array_map($request, range(1, self::AT_ONCE));
        $all = curl_multi_init();
        array_map(static fn (CurlHandle $handle): int => curl_multi_add_handle($all, $handle), $handles);
        do {
            curl_multi_exec($all, $running);
            curl_multi_select($all);
        } while ($running > 0);
        $answers = array_map(static fn (CurlHandle $handle): array => self::answerIn((string) curl_multi_getcontent($handle)), $handles);

        self::assertSame($answers[0], $this->save($this->title(), 'key'));
        self::assertSame(array_fill(0, self::AT_ONCE, $answers[0]), $answers);
        $this->assertSaved($this->title(), $answers[0]);
    }

    public function testRunsAgainWhatWasRefused(): void
    {
        $id = $this->save($this->title(), 'first')['data']['passerelleMutateEvent']['id'] ?? 0;
        $stale = fn (): array => $this->save('En retard', 'key', id: $id, version: 2);
        self::assertSame('stale_version', $stale()['errors'][0]['extensions']['code'] ?? null);

        $this->save('Plus récent', 'later', id: $id, version: 1);

        $this->assertSaved('En retard', $stale());
    }

    public function testIgnoresTheHeaderOfStrangers(): void
    {
        $read = Operations::read()->document('MarkNoticesRead');
        $first = $this->send($read, ['ids' => [1]], 'key', 'body', self::VISITOR, 'administrator');
        self::assertArrayNotHasKey('errors', $first, (string) json_encode($first));
        $refused = $this->send($read, ['ids' => [1]], 'key', 'another body', self::VISITOR, 'administrator');
        self::assertSame('idempotency_mismatch', $refused['errors'][0]['extensions']['code'] ?? null);

        $answer = Site::get()->sendAsStranger('POST', '/graphql', json_encode(['query' => $read, 'variables' => ['ids' => [1]]], JSON_THROW_ON_ERROR), [
            'Content-Type: application/json',
            $this->header('key', 'another body', self::VISITOR),
            ...Site::get()->inWordPress('administrator'),
        ]);

        // By the mutation itself, which is for the frontend's server only.
        self::assertSame('forbidden', $this->codeOf($answer->body), $answer->body);
    }

    public function testRefusesAHeaderThatIsNone(): void
    {
        $answer = Site::get()->send('POST', '/graphql', json_encode(['query' => self::SAVE, 'variables' => ['input' => self::input('Non')]], JSON_THROW_ON_ERROR), [
            'Content-Type: application/json',
            'X-Passerelle-Idempotency: key',
            'Authorization: Bearer ' . Site::get()->accessToken('other'),
        ]);

        self::assertSame('malformed_request', $this->codeOf($answer->body));
    }

    /** @return Answered */
    private function save(string $title, string $key, string $body = 'body', ?int $id = null, ?int $version = null, string $as = 'other', string $document = self::SAVE): array
    {
        $variables = $document === self::SAVE ? ['id' => $id, 'version' => $version] : [];

        return $this->send($document, [...$variables, 'input' => self::input($title)], $key, $body, self::VISITOR, $as);
    }

    /**
     * @param array<string, mixed> $variables
     * @return Answered
     */
    private function send(string $document, array $variables, string $key, string $body, string $visitor, ?string $as): array
    {
        return self::answerIn((string) curl_exec($this->prepared($document, $variables, $key, $body, $visitor, $as)));
    }

    /** @return Answered */
    private static function answerIn(string $body): array
    {
        $answer = json_decode($body, true);
        self::assertIsArray($answer, $body);
        /** @var Answered $own */
        $own = array_intersect_key($answer, ['data' => true, 'errors' => true]);

        // What engines add to an answer is theirs.
        return $own;
    }

    /** @param array<string, mixed> $variables */
    private function prepared(string $document, array $variables, string $key, string $body, string $visitor, ?string $as): CurlHandle
    {
        return Site::get()->prepared('POST', '/graphql', json_encode(['query' => $document, 'variables' => $variables], JSON_THROW_ON_ERROR), [
            'Content-Type: application/json',
            $this->header($key, $body, $visitor),
            ...$as === null ? [] : ['Authorization: Bearer ' . Site::get()->accessToken($as)],
        ]);
    }

    /** The names are those of one test: the site keeps its keys for a day. */
    private function header(string $key, string $body, string $visitor): string
    {
        $hash = fn (string $text): string => rtrim(strtr(base64_encode(hash('sha256', "{$this->unique()} {$text}", true)), '+/', '-_'), '=');

        return "X-Passerelle-Idempotency: {$hash($key)}.{$hash($body)}.{$hash($visitor)}";
    }

    private function title(): string
    {
        return "Une fois {$this->unique()}";
    }

    private function unique(): string
    {
        return $this->unique ??= bin2hex(random_bytes(6));
    }

    /** @return array<string, mixed> */
    private static function input(string $title): array
    {
        return ['language' => 'fr', 'title' => $title, 'mode' => 'onsite'];
    }

    private function codeOf(string $body): ?string
    {
        return self::answerIn($body)['errors'][0]['extensions']['code'] ?? null;
    }

    /** @return array{string, int} title and version */
    private function read(int $id): array
    {
        /** @var array{draft: array{title: string, version: int}|null} $data */
        $data = Site::get()->query('query ($id: Int!) { draft: passerelleEventDraft(id: $id) { title version } }', ['id' => $id], 'other')->data();

        return $data['draft'] === null ? ['', 0] : [$data['draft']['title'], $data['draft']['version']];
    }

    /** @param Answered $answer */
    private function assertSaved(string $title, array $answer): void
    {
        self::assertSame($title, $answer['data']['passerelleMutateEvent']['title'] ?? null, (string) json_encode($answer));
    }
}
