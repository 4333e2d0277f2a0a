<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** The form of structures. "owner" has a published profile, "moderateur-elsewhere" has none. */
final class StructureFormTest extends ContractTestCase
{
    public const OPERATIONS = ['CreateStructure', 'Creator', 'SimilarStructures', 'StructureDraft', 'UpdateStructure'];

    private const INPUT = ['language' => 'fr', 'name' => 'Les Potières de l’Ennedi', 'contactEmail' => 'secret@example.org'];

    public function testAnOwnerMakesAStructureAndReadsItAgain(): void
    {
        $made = $this->save('CreateStructure', ['input' => self::INPUT], 'owner');
        $changed = $this->save('UpdateStructure', ['id' => $made['id'], 'version' => $made['version'], 'input' => ['city' => 'Fada']], 'owner');

        self::assertSame(['draft', 'Les Potières de l’Ennedi', null, 'Fada'], [$made['status'], $made['name'], $made['city'], $changed['city']]);
        /** @var array{passerelleStructureDraft: array<string, mixed>} $read */
        $read = $this->ask('StructureDraft', ['id' => $made['id']], 'owner')->data();
        $draft = $read['passerelleStructureDraft'];
        self::assertEquals($changed, array_intersect_key($draft, $changed));
        self::assertSame(['save', 'delete'], $draft['allowedActions']);
        self::assertSame(['draft' => 'FR', 'missing' => 'EN'], array_combine(
            array_column((array) $draft['languageVersions'], 'state'),
            array_column((array) $draft['languageVersions'], 'language'),
        ));
        self::assertSame(['owner', 'member'], $this->membership($made['id'], 'owner'));
    }

    public function testItIsPublishedOnceItIsComplete(): void
    {
        $made = $this->save('CreateStructure', ['input' => self::INPUT], 'owner');
        $publish = ['action' => 'publish', 'id' => $made['id'], 'version' => 1];
        $missing = $this->ask('UpdateStructure', $publish, 'owner');
        self::assertSame('invalid_fields', $this->refusal($missing));
        self::assertStringContainsString('"path":"city","code":"required"', str_replace(' ', '', $missing->body));

        $complete = [
            'structureType' => 'association',
            'headquartersCountry' => 'TD',
            'city' => 'Fada',
            'summary' => 'Potières du nord.',
            'sectorIds' => [$this->sector()],
        ];
        self::assertSame('publish', $this->save('UpdateStructure', [...$publish, 'input' => $complete], 'owner')['status']);

        $public = Site::get()->query('query { passerelleCatalogue(language: FR, filter: { q: "ennedi" }) { items { title } } }', [], null);
        self::assertStringContainsString('Ennedi', $public->body);
        self::assertStringNotContainsStringIgnoringCase('secret', $public->body);
        self::assertSame('private', $this->save('UpdateStructure', ['action' => 'offline', 'id' => $made['id'], 'version' => 3], 'owner')['status']);
    }

    public function testAStaleVersionComesWithAllThatTheOperationWouldAnswer(): void
    {
        $made = $this->save('CreateStructure', ['input' => self::INPUT], 'owner');
        $newer = $this->save('UpdateStructure', ['id' => $made['id'], 'version' => 1, 'input' => ['city' => 'Fada']], 'owner');

        $answer = $this->ask('UpdateStructure', ['action' => 'save', 'id' => $made['id'], 'version' => 1, 'input' => ['city' => 'Mao']], 'owner');

        self::assertSame('stale_version', $this->refusal($answer));
        /** @var array{errors: list<array{extensions: array{current: array<string, mixed>}}>} $body */
        $body = json_decode($answer->body, true);
        // A refusal does not say what its reader may do.
        self::assertEquals(array_diff_key($newer, ['allowedActions' => true]), array_intersect_key($body['errors'][0]['extensions']['current'], $newer));
    }

    public function testWithoutAPublicProfileOneMakesOnlyThatOfTheProfile(): void
    {
        $create = ['action' => 'save', 'input' => self::INPUT];
        self::assertSame('structure_create_forbidden', $this->refusal($this->ask('CreateStructure', $create, 'moderateur-elsewhere')));
        self::assertSame('access_token_missing', $this->refusal($this->ask('CreateStructure', $create, null)));
        self::assertSame('profile_not_published', $this->refusal($this->ask('CreateStructure', [...$create, 'action' => 'publish', 'inProfile' => true], 'moderateur-elsewhere')));

        $made = $this->save('CreateStructure', [...$create, 'inProfile' => true], 'moderateur-elsewhere');
        self::assertSame('draft', $made['status']);
        $publish = ['action' => 'publish', 'id' => $made['id'], 'version' => 1];
        self::assertSame('profile_not_published', $this->refusal($this->ask('UpdateStructure', $publish, 'moderateur-elsewhere')));
        foreach ([null, 'owner', 'structure-owner', 'operateur', 'moderateur', 'other'] as $person) {
            foreach (['save', 'publish', 'offline', 'online'] as $action) {
                $answer = $this->ask('UpdateStructure', ['action' => $action, 'id' => $made['id'], 'version' => 1, 'input' => ['city' => 'Mao']], $person);
                self::assertSame('not_found', $this->refusal($answer), "{$person} {$action}");
            }
            $read = $this->ask('StructureDraft', ['id' => $made['id']], $person);
            self::assertSame('not_found', $this->refusal($read));
            $this->assertKeepsSecrets($read, $person);
        }
    }

    public function testAPublicStructureIsForItsOwners(): void
    {
        $structure = $this->publicStructure();
        foreach ([null, 'other', 'operateur', 'moderateur'] as $person) {
            foreach (['save', 'publish', 'offline', 'online'] as $action) {
                $answer = $this->ask('UpdateStructure', ['action' => $action, 'id' => $structure, 'version' => 1, 'input' => ['city' => 'Mao']], $person);
                self::assertSame('structure_owner_required', $this->refusal($answer), "{$person} {$action}");
            }
            self::assertSame('structure_owner_required', $this->refusal($this->ask('StructureDraft', ['id' => $structure], $person)));
        }
    }

    public function testASimilarNameFindsPublicStructuresOnly(): void
    {
        $similar = ['name' => 'ateliers du fleuves ASBL', 'language' => 'FR'];
        /** @var array{passerelleSimilarStructures: list<array<string, mixed>>} $data */
        $data = $this->ask('SimilarStructures', $similar, 'other')->data();
        self::assertSame([[$this->publicStructure(), true, null]], array_map(
            static fn (array $each): array => [$each['id'], $each['canAsk'], $each['membershipStatus']],
            $data['passerelleSimilarStructures'],
        ));
        self::assertSame('access_token_missing', $this->refusal($this->ask('SimilarStructures', $similar, null)));

        $this->save('CreateStructure', ['input' => ['language' => 'fr', 'name' => 'Secret des Dunes']], 'owner');
        $found = $this->ask('SimilarStructures', [...$similar, 'name' => 'Secrets des dunes'], 'other');
        self::assertSame(['passerelleSimilarStructures' => []], $found->data());
    }

    public function testTheFormKnowsWhetherOnesProfileIsPublic(): void
    {
        $has = fn (?string $person): mixed => $this->ask('Creator', [], $person)->data();
        self::assertSame([true, false], array_map(
            static fn (mixed $data): mixed => is_array($data) && is_array($data['passerelleUser']) ? $data['passerelleUser']['hasPublishedProfile'] : null,
            [$has('owner'), $has('other')],
        ));
        self::assertSame(['passerelleUser' => null], $has(null));
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $asked = [
            'CreateStructure' => ['action' => 'save', 'input' => self::INPUT],
            'SimilarStructures' => ['name' => 'Ateliers du Fleuve', 'language' => 'FR'],
            'StructureDraft' => ['id' => 1],
            'UpdateStructure' => ['action' => 'save', 'id' => 1],
        ];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return array{string, string} role and status */
    private function membership(int $structure, string $person): array
    {
        /** @var array{passerelleOwnMemberships: list<array{id: int, role: string, status: string}>} $data */
        $data = $this->ask('OwnMemberships', ['language' => 'FR'], $person)->data();
        $own = array_column($data['passerelleOwnMemberships'], null, 'id')[$structure] ?? self::fail('No membership');

        return [$own['role'], $own['status']];
    }

    private function publicStructure(): int
    {
        $query = 'query { passerelleCatalogue(language: FR, filter: { type: community_profile, kind: structure, q: "Ateliers du Fleuve" }) { items { id } } }';
        /** @var array{passerelleCatalogue: array{items: non-empty-list<array{id: int}>}} $data */
        $data = Site::get()->query($query)->data();

        return $data['passerelleCatalogue']['items'][0]['id'];
    }

    private function sector(): int
    {
        /** @var array{passerelleReference: array{sectors: non-empty-list<array{id: int}>}} $data */
        $data = $this->ask('FormReference', ['language' => 'FR'], 'owner')->data();

        return $data['passerelleReference']['sectors'][0]['id'];
    }

    /**
     * @param array<string, mixed> $variables
     * @return array{id: int, version: int, status: string, name: string, city: string|null}
     */
    private function save(string $operation, array $variables, string $as): array
    {
        $answer = $this->ask($operation, ['action' => 'save', ...$variables], $as);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array<string, array{id: int, version: int, status: string, name: string, city: string|null}> $data */
        $data = $answer->data();

        return array_values($data)[0];
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $as): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $as);
    }

    private function refusal(Answer $answer): string
    {
        /** @var array{errors?: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true);

        return $body['errors'][0]['extensions']['code'] ?? self::fail($answer->body);
    }
}
