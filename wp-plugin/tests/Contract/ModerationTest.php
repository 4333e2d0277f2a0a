<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * Decisions of validators. "moderateur" is in charge of Senegal, "moderateur-elsewhere" of France.
 *
 * @phpstan-type Result array{id: int, ok: bool, status: int, version: int|null, moderationStatus: string|null, error: array<string, string|null>|null}
 */
final class ModerationTest extends ContractTestCase
{
    public const OPERATIONS = ['Decide'];

    private const HIDDEN = 'SECRET reason';

    public function testAValidatorSendsBackAndApproves(): void
    {
        [$id, $version] = $this->submitted();

        $back = $this->decide('moderateur', [['id' => $id, 'version' => $version]], ['status' => 'TO_EDIT', 'comment' => 'Précisez les dates.']);
        self::assertSame([['id' => $id, 'ok' => true, 'status' => 200, 'version' => $version + 1, 'moderationStatus' => 'to_edit', 'error' => null]], $back);
        self::assertSame('pending_review', $this->draft($id)['status']);

        $again = $this->mutate(['action' => 'SUBMIT', 'id' => $id, 'version' => $version + 1]);
        $approved = $this->decide('moderateur', [['id' => $id, 'version' => $again['version']]], ['status' => 'VALID']);
        self::assertSame([true, 'valid'], [$approved[0]['ok'], $approved[0]['moderationStatus']]);
        self::assertSame('publish', $this->draft($id)['status']);

        $final = [['id' => $id, 'version' => (int) $approved[0]['version']]];
        $alter = ['status' => 'REJECTED', 'rejectionReason' => 'DUPLICATE', 'comment' => 'Par erreur.'];
        foreach (['moderateur', 'administrator'] as $person) {
            self::assertSame(['invalid_transition'], array_column(array_column($this->decide($person, $final, $alter), 'error'), 'code'));
        }
        self::assertSame(['rejected'], array_column($this->decide('super-administrator', $final, $alter), 'moderationStatus'));
    }

    public function testWhoeverIsTooLateLearnsWhoDecided(): void
    {
        [$id, $version] = $this->submitted();
        $items = [['id' => $id, 'version' => $version]];
        $this->decide('moderateur', $items, ['status' => 'REJECTED', 'rejectionReason' => 'OTHER', 'rejectionText' => self::HIDDEN]);

        [$late] = $this->decide('administrator', $items, ['status' => 'VALID']);

        self::assertSame([false, 409, 'stale_version', 'rejected'], [$late['ok'], $late['status'], $late['error']['code'] ?? null, $late['error']['moderationStatus'] ?? null]);
        self::assertNotNull($late['error']['moderator'] ?? null);
        self::assertStringNotContainsString('SECRET', (string) json_encode($late));
        foreach (['InitiativeDraft' => ['id' => $id], 'OwnInitiatives' => ['page' => 1]] as $operation => $variables) {
            $answer = Site::get()->query(Operations::read()->document($operation), $variables, 'other');
            self::assertFalse($answer->hasErrors(), $answer->body);
            $this->assertKeepsSecrets($answer);
        }
    }

    public function testOthersDecideNothing(): void
    {
        [$id, $version] = $this->submitted();
        $variables = ['items' => [['id' => $id, 'version' => $version]], 'status' => 'VALID'];

        foreach ([null, 'other', 'owner', 'operateur', 'editor'] as $person) {
            self::assertSame('rights_moderate', $this->refusal($this->ask($variables, $person)), $person ?? 'nobody');
        }
        [$elsewhere] = $this->decide('moderateur-elsewhere', $variables['items'], ['status' => 'VALID']);
        $unknown = ['code' => 'not_found', 'moderationStatus' => null, 'moderator' => null, 'date' => null];
        self::assertSame([false, 404, $unknown], [$elsewhere['ok'], $elsewhere['status'], $elsewhere['error']]);
        self::assertSame(['pending', $version], [$this->draft($id)['status'], $this->draft($id)['version']]);
    }

    public function testWhatADecisionNeeds(): void
    {
        [$id, $version] = $this->submitted();
        $items = [['id' => $id, 'version' => $version]];
        $cases = [
            'comment_required' => ['status' => 'TO_EDIT', 'comment' => ' '],
            'reason_required' => ['status' => 'REJECTED'],
            'reason_text_required' => ['status' => 'REJECTED', 'rejectionReason' => 'OTHER'],
        ];
        foreach ($cases as $code => $decision) {
            $answer = $this->ask(['items' => $items, ...$decision], 'moderateur');
            self::assertSame('invalid_fields', $this->refusal($answer));
            self::assertStringContainsString("\"code\":\"{$code}\"", str_replace(' ', '', $answer->body));
        }
        self::assertSame('pending', $this->draft($id)['status']);
    }

    /** @return array{int, int} id and version of an initiative of "other" in Senegal */
    private function submitted(): array
    {
        /** @var array{passerelleReference: array{countries: list<array{id: int, isoCode: string}>, sectors: list<array{id: int}>}} $data */
        $data = Site::get()->query('query { passerelleReference(language: FR) { countries { id isoCode } sectors { id } } }', [], null)->data();
        ['countries' => $countries, 'sectors' => $sectors] = $data['passerelleReference'];
        $submitted = $this->mutate(['action' => 'SUBMIT', 'input' => [
            'language' => 'fr',
            'title' => 'À valider',
            'subtitle' => 'En une phrase.',
            'description' => '<p>En entier.</p>',
            'ambition' => 'Dans cinq ans.',
            'startDate' => '2026-03-01',
            'countryIds' => [array_column($countries, 'id', 'isoCode')['SN']],
            'sectorIds' => [$sectors[0]['id']],
        ]]);

        return [$submitted['id'], $submitted['version']];
    }

    /**
     * @param array<string, mixed> $variables
     * @return array{id: int, version: int, status: string}
     */
    private function mutate(array $variables): array
    {
        $answer = Site::get()->query(Operations::read()->document('MutateInitiative'), $variables, 'other');
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleMutateInitiative: array{id: int, version: int, status: string}} $data */
        $data = $answer->data();

        return $data['passerelleMutateInitiative'];
    }

    /** @return array{status: string, version: int} */
    private function draft(int $id): array
    {
        /** @var array{passerelleInitiativeDraft: array{status: string, version: int}} $data */
        $data = Site::get()->query(Operations::read()->document('InitiativeDraft'), ['id' => $id], 'other')->data();

        return $data['passerelleInitiativeDraft'];
    }

    /**
     * @param list<array{id: int, version: int}> $items
     * @param array<string, string> $decision
     * @return list<Result>
     */
    private function decide(string $person, array $items, array $decision): array
    {
        $answer = $this->ask(['items' => $items, ...$decision], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleDecide: array{results: list<Result>}} $data */
        $data = $answer->data();

        return $data['passerelleDecide']['results'];
    }

    /** @param array<string, mixed> $variables */
    private function ask(array $variables, ?string $person): Answer
    {
        return Site::get()->query(Operations::read()->document('Decide'), $variables, $person);
    }

    private function refusal(Answer $answer): string
    {
        /** @var array{errors: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true, flags: JSON_THROW_ON_ERROR);

        return $body['errors'][0]['extensions']['code'];
    }
}
