<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use Passerelle\Tests\Contract\Seed\InvitationLink;

/** Invitations of "owner" by mail: who sees them, who sends them again, and the two answers. */
final class InvitationTest extends ContractTestCase
{
    public const OPERATIONS = ['AcceptAsReviewer', 'AnswerInvitation', 'Invitation', 'ResendInvitation', 'SentInvitations'];

    private const OUTSIDERS = [null, 'other', 'operateur', 'moderateur'];
    private const GUEST = 'kossi@secret.test';
    private const ADDRESS = '203.0.113.61';

    public function testOnlyThoseWhoWriteTheRecordSeeItsInvitations(): void
    {
        $id = $this->initiative();
        $sent = array_column($this->sent($id), null, 'email');

        self::assertSame(['members', 'SECRET guest', 'SECRET radio', null], self::picked($sent[self::GUEST] ?? [], ['kind', 'name', 'structureName', 'acceptedBy']));
        self::assertSame(
            ['partners', 'SECRET harbour', 'public_institution'],
            self::picked($sent[InvitationLink::EMAIL] ?? [], ['kind', 'name', 'structureType']),
        );
        $guest = $sent[self::GUEST]['id'] ?? 0;
        foreach (self::OUTSIDERS as $person) {
            foreach ([$this->ask('SentInvitations', ['id' => $id], $person), $this->ask('ResendInvitation', ['id' => $guest, 'email' => 'me@secret.test'], $person)] as $answer) {
                self::assertSame('not_found', $this->refusal($answer));
                $this->assertKeepsSecrets($answer);
            }
        }
        self::assertSame('not_found', $this->refusal($this->ask('SentInvitations', ['id' => 999_999], 'owner')));
        self::assertSame('not_found', $this->refusal($this->ask('ResendInvitation', ['id' => 999_999], 'owner')));
    }

    public function testAnInvitationIsSentAgainToACorrectedAddress(): void
    {
        $guest = array_column($this->sent($this->initiative()), null, 'kind')['members']['id'] ?? 0;
        $wrong = $this->ask('ResendInvitation', ['id' => $guest, 'email' => 'kossi@nowhere'], 'owner');
        self::assertSame('invalid_fields', $this->refusal($wrong));
        self::assertStringContainsString('"path":"email","code":"invalid_email"', str_replace(' ', '', $wrong->body));

        $again = $this->ask('ResendInvitation', ['id' => $guest, 'email' => self::GUEST], 'owner');
        self::assertFalse($again->hasErrors(), $again->body);
        /** @var array{passerelleResendInvitation: array<string, int|string|null>} $data */
        $data = $again->data();
        self::assertSame([$guest, self::GUEST, null], self::picked($data['passerelleResendInvitation'], ['id', 'email', 'expiresAt']));
    }

    public function testALinkToSomethingElseMakesNoAccount(): void
    {
        $input = [
            'password' => 'Vent-Larime-4812', 'passwordConfirm' => 'Vent-Larime-4812', 'firstName' => 'Léa', 'lastName' => 'Martin', 'country' => 'FR', 'acceptTerms' => true,
        ];
        foreach ([Site::get()->link('invitation'), str_repeat('x', 43)] as $hash) {
            $answer = $this->ask('AcceptAsReviewer', ['hash' => $hash, 'input' => $input, 'address' => self::ADDRESS, 'device' => 'Firefox'], null);
            self::assertSame('link_expired', $this->refusal($answer));
            $this->assertKeepsSecrets($answer);
        }
    }

    public function testALinkIsReadAndAnsweredOnce(): void
    {
        $link = ['hash' => Site::get()->link('invitation')];
        $answer = [...$link, 'address' => self::ADDRESS];
        /** @var array{passerelleInvitation: array<string, string>} $first */
        $first = $this->ask('Invitation', $link, null)->data();
        self::assertSame(['SECRET harbour', 'Théâtre en cale'], self::picked($first['passerelleInvitation'], ['name', 'title']));
        self::assertStringNotContainsString('@', (string) json_encode($first));
        self::assertStringContainsString('"review":null', (string) json_encode($first));
        self::assertSame('access_token_missing', $this->refusal($this->ask('AnswerInvitation', [...$answer, 'answer' => 'accept'], null)));
        self::assertSame($first, $this->ask('Invitation', $link, 'other')->data(), 'Reading and a refused answer change nothing.');

        self::assertSame(['passerelleAnswerInvitation' => true], $this->ask('AnswerInvitation', [...$answer, 'answer' => 'decline'], null)->data());

        self::assertSame('link_expired', $this->refusal($this->ask('AnswerInvitation', [...$answer, 'answer' => 'accept'], 'other')));
        self::assertSame('link_expired', $this->refusal($this->ask('Invitation', $link, 'other')));
        $states = array_column($this->sent($this->initiative()), 'state', 'email');
        self::assertSame('declined', $states[InvitationLink::EMAIL] ?? null);
    }

    public function testUnknownLinksAreExpired(): void
    {
        foreach (['', 'x', str_repeat('A', 43), "' OR 1=1 --"] as $hash) {
            self::assertSame('link_expired', $this->refusal($this->ask('Invitation', ['hash' => $hash], 'owner')));
            foreach (['accept', 'decline'] as $answer) {
                $given = ['hash' => $hash, 'answer' => $answer, 'address' => self::ADDRESS];
                self::assertSame('link_expired', $this->refusal($this->ask('AnswerInvitation', $given, 'owner')));
            }
        }
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $asked = [
            'AnswerInvitation' => ['hash' => 'x', 'answer' => 'decline', 'address' => self::ADDRESS],
            'Invitation' => ['hash' => 'x'],
            'ResendInvitation' => ['id' => 1],
            'SentInvitations' => ['id' => 1],
        ];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    private function initiative(): int
    {
        /** @var array{passerelleInitiative: array{card: array{id: int}}} $data */
        $data = Site::get()->query('query { passerelleInitiative(language: FR, slug: "theatre-en-cale") { card { id } } }', [], null)->data();

        return $data['passerelleInitiative']['card']['id'];
    }

    /** @return list<array<string, int|string|null>> */
    private function sent(int $id): array
    {
        $answer = $this->ask('SentInvitations', ['id' => $id], 'owner');
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleSentInvitations: list<array<string, int|string|null>>} $data */
        $data = $answer->data();

        return $data['passerelleSentInvitations'];
    }

    /**
     * @param array<string, int|string|null> $row
     * @param list<string> $keys
     * @return list<int|string|null>
     */
    private static function picked(array $row, array $keys): array
    {
        return array_map(static fn (string $key): int|string|null => $row[$key] ?? null, $keys);
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
