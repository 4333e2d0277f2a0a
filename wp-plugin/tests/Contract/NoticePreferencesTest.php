<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * How "other" wants to learn of each kind of notices, and the link of a mail that stops one.
 *
 * @phpstan-type Row array{app: bool, kind: string, mail: string|null}
 */
final class NoticePreferencesTest extends ContractTestCase
{
    public const OPERATIONS = ['NoticePreferences', 'NoticeStop', 'SaveNoticePreferences', 'StopNotices'];
    private const PERSON = 'other';
    private const KIND = 'moderation_decided';

    protected function tearDown(): void
    {
        $this->save(['moderation_decided' => ['mail' => 'now', 'app' => true], 'contact' => ['mail' => 'now', 'app' => true], 'invitation' => ['app' => true]]);
        parent::tearDown();
    }

    public function testOneChoosesForEachKind(): void
    {
        $before = $this->preferences();
        self::assertSame(['app' => true, 'mail' => 'now'], $before[self::KIND]);
        self::assertSame(['app' => true, 'mail' => null], $before['invitation'], 'Its mail goes to an address, not to the account.');
        self::assertArrayNotHasKey('newsletter', $before, 'Nothing raises it.');

        $saved = $this->save(['moderation_decided' => ['mail' => 'weekly'], 'contact' => ['mail' => 'daily', 'app' => false], 'invitation' => ['app' => false]]);
        $expected = [
            ...$before,
            self::KIND => ['app' => true, 'mail' => 'weekly'],
            'contact' => ['app' => false, 'mail' => 'daily'],
            'invitation' => ['app' => false, 'mail' => null],
        ];
        self::assertSame($expected, $saved);
        self::assertSame($expected, $this->preferences());
        self::assertSame($expected, $this->save([]), 'What is missing stays.');
        self::assertSame(['app' => true, 'mail' => 'now'], $this->preferences('moderateur')[self::KIND], 'Those of others are not one’s own.');
    }

    public function testAKindWithoutMailsHasNoTimes(): void
    {
        $before = $this->preferences();
        $answer = $this->ask('SaveNoticePreferences', ['input' => ['contact' => ['mail' => 'never'], 'invitation' => ['mail' => 'daily']]], self::PERSON);

        self::assertStringContainsString('"path":"invitation.mail","code":"unexpected_fields"', str_replace(' ', '', $answer->body));
        self::assertSame($before, $this->preferences(), 'All or nothing.');
        foreach ([['contact' => ['mail' => 'HOURLY']], ['contact' => ['app' => 'yes']], ['security' => ['mail' => 'never']], ['contact' => 'never']] as $input) {
            self::assertTrue($this->ask('SaveNoticePreferences', ['input' => $input], self::PERSON)->hasErrors());
        }
    }

    public function testALinkStopsItsKindWithoutASessionAndSaysWhenItWasStopped(): void
    {
        $hash = Site::get()->link('stop');
        $answered = static fn (bool $wereStopped): array => ['passerelleNoticeStop' => ['kind' => self::KIND, 'name' => null, 'wereStopped' => $wereStopped]];
        self::assertSame($answered(false), $this->ask('NoticeStop', ['hash' => $hash])->data());
        self::assertSame($answered(false), $this->ask('NoticeStop', ['hash' => $hash])->data(), 'Reading changes nothing.');
        self::assertSame($answered(false), $this->ask('StopNotices', ['hash' => $hash])->data());
        self::assertSame($answered(true), $this->ask('StopNotices', ['hash' => $hash])->data());
        self::assertSame($answered(true), $this->ask('NoticeStop', ['hash' => $hash])->data());
        self::assertSame(['app' => true, 'mail' => 'never'], $this->preferences()[self::KIND]);

        foreach (["{$hash}0", strrev($hash), str_replace('moderation_decided', 'digests', $hash), ''] as $forged) {
            foreach (['NoticeStop', 'StopNotices'] as $operation) {
                self::assertStringContainsString('"code":"not_found"', str_replace(' ', '', $this->ask($operation, ['hash' => $forged])->body));
            }
        }
    }

    public function testNobodyElseMay(): void
    {
        $hash = Site::get()->link('stop');
        foreach (['NoticePreferences' => [], 'SaveNoticePreferences' => ['input' => ['contact' => ['mail' => 'never']]]] as $name => $variables) {
            self::assertStringContainsString('"code":"forbidden"', str_replace(' ', '', $this->ask($name, $variables)->body), $name);
        }
        $asked = ['NoticePreferences' => [], 'SaveNoticePreferences' => ['input' => []], 'NoticeStop' => ['hash' => $hash], 'StopNotices' => ['hash' => $hash]];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => (object) $variables], JSON_THROW_ON_ERROR);
            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $person = null): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $person);
    }

    /**
     * @phpstan-impure
     * @return array<string, array{app: bool, mail: string|null}> by kind
     */
    private function preferences(string $person = self::PERSON): array
    {
        return self::byKind($this->ask('NoticePreferences', [], $person));
    }

    /**
     * @param array<string, mixed> $input
     * @return array<string, array{app: bool, mail: string|null}> by kind
     */
    private function save(array $input): array
    {
        return self::byKind($this->ask('SaveNoticePreferences', ['input' => $input], self::PERSON));
    }

    /** @return array<string, array{app: bool, mail: string|null}> */
    private static function byKind(Answer $answer): array
    {
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleNoticePreferences: array{items: list<Row>}} $data */
        $data = $answer->data();
        $byKind = array_column($data['passerelleNoticePreferences']['items'], null, 'kind');

        return array_map(static fn (array $row): array => ['app' => $row['app'], 'mail' => $row['mail']], $byKind);
    }
}
