<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * The operations of the form and list of calls. "operateur" runs calls; "owner" has a published profile.
 *
 * @phpstan-type Draft array{id: int, groupId: int, version: int, versions: array{fr: int|null, en: int|null}, status: string, state: string, role: string,
 *     title: string, closesAt: string|null, extendedFrom: string|null, publishAt: string|null, managerIds: list<int>, allowedActions: list<string>,
 *     dateChanges: list<array{at: string, by: string|null, kind: string, closesAtBefore: string|null, closesAt: string|null, reason: string|null}>}
 */
final class CallFormTest extends ContractTestCase
{
    use AsksOperations;

    public const OPERATIONS = ['CallDraft', 'MutateCall', 'OwnCalls'];

    private const COMPLETE = [
        'callType' => 'residency',
        'aidType' => 'mobility',
        'depositLanguages' => ['fr'],
        'summary' => 'En une phrase.',
        'description' => '<p>En entier.</p>',
        'zone' => 'Africa/Dakar',
        'opensAt' => '2098-01-01T08:00',
        'closesAt' => '2098-02-01',
        'managementMode' => 'internal',
        'fees' => 'none',
    ];

    public function testAnOperatorRunsACallFromDraftToTrash(): void
    {
        $made = $this->change(['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'SECRET appel', ...self::COMPLETE]]);
        self::assertSame(
            ['draft', 'draft', 'owner', 1, '2098-02-01T23:59:59Z', []],
            [$made['status'], $made['state'], $made['role'], $made['version'], $made['closesAt'], $made['dateChanges']],
        );
        self::assertSame(['save', 'ready', 'publish', 'schedule', 'duplicate', 'delete'], $made['allowedActions']);
        $read = $this->data($this->ask('CallDraft', ['id' => $made['id']], 'operateur'), 'passerelleCallDraft');
        self::assertEquals($made, array_intersect_key($read, $made));

        $at = static fn (array $draft): array => ['id' => $draft['id'], 'version' => $draft['version']];
        $missing = $this->ask('MutateCall', ['action' => 'publish', ...$at($made)], 'operateur');
        self::assertSame(['invalid_fields', ['countryIds: required', 'sectorIds: required']], [$this->refusal($missing), $this->fields($missing)]);
        $terms = $this->reference();
        $scheduled = $this->change(['action' => 'schedule', ...$at($made), 'publishAt' => '2097-06-01T00:00:00Z', 'input' => $terms]);
        self::assertSame(['future', 'scheduled', '2097-06-01T00:00:00Z'], [$scheduled['status'], $scheduled['state'], $scheduled['publishAt']]);
        $draft = $this->change(['action' => 'unschedule', ...$at($scheduled)]);
        $waiting = $this->change(['action' => 'ready', ...$at($draft)]);
        self::assertSame(['pending', 'awaiting_publication', null], [$waiting['status'], $waiting['state'], $waiting['publishAt']]);
        $public = $this->change(['action' => 'publish', ...$at($waiting)]);
        self::assertSame(['publish', 'announced'], [$public['status'], $public['state']]);

        $extended = $this->change(['action' => 'extend', ...$at($public), 'closesAt' => '2098-03-01T12:00:00Z', 'reason' => 'Le jury change.']);
        $change = $extended['dateChanges'][0];
        self::assertSame(['2098-02-01T23:59:59Z', 'extended', 'Le jury change.'], [$extended['extendedFrom'], $change['kind'], $change['reason']]);
        $closed = $this->change(['action' => 'closeEarly', ...$at($extended), 'closesAt' => '2098-01-20T12:00:00Z', 'reason' => 'Assez de dossiers.']);
        self::assertSame([null, ['closed_early', 'extended']], [$closed['extendedFrom'], array_column($closed['dateChanges'], 'kind')]);
        $query = 'query { passerelleCall(language: FR, slug: "secret-appel") { calendarSequence } }';
        self::assertSame(['passerelleCall' => ['calendarSequence' => 2]], Site::get()->query($query)->data());

        $copy = $this->change(['action' => 'duplicate', 'id' => $closed['id']]);
        self::assertSame(['draft', 'SECRET appel', null, [], []], [$copy['status'], $copy['title'], $copy['closesAt'], $copy['managerIds'], $copy['dateChanges']]);
        self::assertNotSame($closed['groupId'], $copy['groupId']);
        $offline = $this->change(['action' => 'offline', ...$at($closed)]);
        self::assertSame('offline', $offline['state']);
        self::assertSame('publish', ($online = $this->change(['action' => 'online', ...$at($offline)]))['status']);
        self::assertSame('trash', $this->change(['action' => 'delete', ...$at($online)])['status']);
        self::assertSame('trash', $this->change(['action' => 'delete', ...$at($copy)])['status']);
    }

    public function testAStaleVersionComesWithAllThatTheOperationWouldAnswer(): void
    {
        $made = $this->change(['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'Appel lu deux fois']]);
        $newer = $this->change(['action' => 'save', 'id' => $made['id'], 'version' => 1, 'input' => ['summary' => 'Plus récent']]);

        $answer = $this->ask('MutateCall', ['action' => 'save', 'id' => $made['id'], 'version' => 1, 'input' => ['summary' => 'En retard']], 'operateur');

        self::assertSame('stale_version', $this->refusal($answer));
        /** @var array{errors: list<array{extensions: array{current: array<string, mixed>}}>} $body */
        $body = json_decode($answer->body, true);
        self::assertEquals($newer, array_intersect_key($body['errors'][0]['extensions']['current'], $newer));
        $this->change(['action' => 'delete', 'id' => $made['id'], 'version' => 2]);
    }

    public function testOthersLearnNothingOfADraft(): void
    {
        $made = $this->change(['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'SECRET brouillon']]);
        foreach ([null, 'owner', 'other', 'structure-owner', 'moderateur', 'moderateur-elsewhere'] as $person) {
            $read = $this->ask('CallDraft', ['id' => $made['id']], $person);
            self::assertSame('not_found', $this->refusal($read), (string) $person);
            $this->assertKeepsSecrets($read, $person);
            $written = $this->ask('MutateCall', ['action' => 'save', 'id' => $made['id'], 'version' => 1, 'input' => ['title' => 'x']], $person);
            self::assertSame('not_found', $this->refusal($written), (string) $person);
            $created = $this->ask('MutateCall', ['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'x']], $person);
            self::assertSame('rights_create_call', $this->refusal($created), (string) $person);
        }
        self::assertSame('staff', $this->data($this->ask('CallDraft', ['id' => $made['id']], 'editor'), 'passerelleCallDraft')['role']);
        $this->change(['action' => 'delete', 'id' => $made['id'], 'version' => 1]);
    }

    public function testAMentorReadsAndWritesNothing(): void
    {
        $mentor = Site::get()->query('query { passerelleUser { id } }', [], 'owner')->data();
        self::assertIsArray($mentor);
        $mentorId = ((array) $mentor['passerelleUser'])['id'];
        self::assertTrue(is_numeric($mentorId));
        $mentorId = (int) $mentorId;
        $made = $this->change(['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'Appel accompagné', 'mentorIds' => [$mentorId]]]);

        $read = $this->data($this->ask('CallDraft', ['id' => $made['id']], 'owner'), 'passerelleCallDraft');
        self::assertSame(['Appel accompagné', 'mentor', []], [$read['title'], $read['role'], $read['allowedActions']]);
        $written = $this->ask('MutateCall', ['action' => 'save', 'id' => $made['id'], 'version' => 1, 'input' => ['title' => 'x']], 'owner');
        self::assertSame('rights_edit_call', $this->refusal($written));
        self::assertContains($made['id'], array_column($this->rows(['state' => 'draft'], 'owner'), 'id'));
        $notices = $this->data($this->ask('Notices', ['language' => 'FR', 'kind' => 'call_role', 'perPage' => 1], 'owner'), 'passerelleNotices');
        self::assertStringContainsString('Appel accompagné', (string) json_encode($notices, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE));
        $this->change(['action' => 'delete', 'id' => $made['id'], 'version' => 1]);
    }

    public function testTheListHasOnesOwnAndThoseThatOneRuns(): void
    {
        $made = $this->change(['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'SECRET de liste', 'summary' => 'x']]);
        $internal = $this->change(['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'SECRET interne', 'managementMode' => 'internal']]);

        $rows = array_column($this->rows([], 'operateur'), null, 'id');
        $row = $rows[$made['id']];
        self::assertSame(['SECRET de liste', 'draft', 'owner', null], [$row['title'], $row['state'], $row['role'], $row['closesAt']]);
        self::assertSame(
            ['callType', 'aidType', 'depositLanguages', 'description', 'zone', 'opensAt', 'closesAt', 'fees', 'managementMode', 'countryIds', 'sectorIds'],
            $rows[$made['id']]['missing'],
        );
        self::assertSame([null, 'internal'], [$row['managementMode'], $rows[$internal['id']]['managementMode']]);
        self::assertContains('Résidence au bord du fleuve', array_column($rows, 'title'), 'Managed, of another owner.');
        $open = $this->rows(['state' => 'open', 'sort' => 'closing'], 'operateur');
        self::assertNotSame([], $open);
        self::assertSame(array_fill(0, count($open), 'open'), array_column($open, 'state'));
        foreach (['other', 'moderateur', 'editor'] as $person) {
            self::assertStringNotContainsString('SECRET de liste', $this->ask('OwnCalls', [], $person)->body, $person);
        }
        self::assertSame('forbidden', $this->refusal($this->ask('OwnCalls', [], null)));
        $this->change(['action' => 'delete', 'id' => $made['id'], 'version' => 1]);
        $this->change(['action' => 'delete', 'id' => $internal['id'], 'version' => 1]);
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $asked = ['CallDraft' => ['id' => 1], 'MutateCall' => ['action' => 'save', 'input' => ['title' => 'x']], 'OwnCalls' => []];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return array{countryIds: list<int>, sectorIds: list<int>} */
    private function reference(): array
    {
        /** @var array{passerelleReference: array{sectors: non-empty-list<array{id: int}>, countries: non-empty-list<array{id: int}>}} $data */
        $data = $this->ask('FormReference', ['language' => 'FR'], 'operateur')->data();

        return ['countryIds' => [$data['passerelleReference']['countries'][0]['id']], 'sectorIds' => [$data['passerelleReference']['sectors'][0]['id']]];
    }

    /**
     * @param array<string, mixed> $variables
     * @return list<array<string, mixed>>
     */
    private function rows(array $variables, string $person): array
    {
        /** @var array{items: list<array<string, mixed>>} $page */
        $page = $this->data($this->ask('OwnCalls', ['perPage' => 100, ...$variables], $person), 'passerelleOwnCalls');

        return $page['items'];
    }

    /**
     * @param array<string, mixed> $variables
     * @return Draft
     */
    private function change(array $variables): array
    {
        /** @var Draft $draft */
        $draft = $this->data($this->ask('MutateCall', $variables, 'operateur'), 'passerelleMutateCall');

        return $draft;
    }
}
