<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Reading and saving the records of forms, by who may and who may not.
 *
 * @phpstan-type Draft array{id: int, databaseId: int, version: int, versions: array<string, int|null>, translations: array<string, int|null>,
 *     status: string, slug: string, path: string, audience: string, title: string, summary: string|null, price: string|null, mode: string|null,
 *     moderation: array<string, string|null>, countryIds: list<int>, sectorIds: list<int>, links: list<array{network: string, url: string}>}
 */
final class SaveTest extends ContractTestCase
{
    private const READ = 'query ($id: Int!) { draft: passerelleEventDraft(id: $id) { ' . self::DRAFT . ' } }';
    private const SAVE = 'mutation ($id: Int, $version: Int, $input: PasserelleEventInput) {
        saved: passerelleMutateEvent(action: save, id: $id, version: $version, input: $input) { '
        . self::DRAFT . ' } }';
    private const DRAFT = 'id databaseId groupId version versions { fr en } status slug path audience language title summary mode zone startsAt endsAt price
        countryIds sectorIds coverImageId documentIds organiserId links { network url } moderation { status date field moderator comment rejectionReason } translations { fr en }';

    private const NEW = ['language' => 'fr', 'title' => 'Une veillée', 'mode' => 'onsite', 'links' => [['network' => 'website', 'url' => 'https://example.org/a']]];

    public function testItsOwnerSavesADraftAndReadsItAgain(): void
    {
        $made = $this->save(null, null, [...self::NEW, 'price' => ' 500  F ']);

        self::assertSame(
            [
                1, ['fr' => 1, 'en' => null], 'draft', 'Une veillée', '500 F', 'onsite', 'public',
                array_fill_keys(['status', 'date', 'field', 'moderator', 'comment', 'rejectionReason'], null),
            ],
            [$made['version'], $made['versions'], $made['status'], $made['title'], $made['price'], $made['mode'], $made['audience'], $made['moderation']],
        );
        self::assertSame([$made['id'], $made['databaseId']], [$made['databaseId'], $made['translations']['fr']]);
        self::assertSame("/evenement/{$made['slug']}/", $made['path']);
        self::assertSame($made, $this->draft($made['id']));
    }

    public function testMissingKeyKeepsNullClearsAndRowsAreReplaced(): void
    {
        [$country, $sector] = $this->reference();
        $made = $this->save(null, null, [...self::NEW, 'price' => '500 F', 'summary' => 'Une phrase', 'countryIds' => [$country], 'sectorIds' => [$sector]]);
        self::assertSame([[$country], [$sector]], [$made['countryIds'], $made['sectorIds']]);

        $changed = $this->save($made['id'], $made['version'], ['price' => null, 'countryIds' => null, 'links' => [
            ['network' => 'instagram', 'url' => 'https://example.org/b'], ['network' => 'x', 'url' => 'https://example.org/c'],
        ]]);

        self::assertSame(
            [2, 'Une veillée', 'Une phrase', null, [], [$sector], ['https://example.org/b', 'https://example.org/c']],
            [$changed['version'], $changed['title'], $changed['summary'], $changed['price'], $changed['countryIds'], $changed['sectorIds'], array_column($changed['links'], 'url')],
        );
        self::assertSame([], $this->save($made['id'], 2, ['links' => null])['links']);
    }

    public function testRejectsStaleVersionWithTheCurrentRecord(): void
    {
        $made = $this->save(null, null, self::NEW);
        $newer = $this->save($made['id'], 1, ['title' => 'Plus récent']);

        $refused = $this->extensions($this->ask(self::SAVE, ['id' => $made['id'], 'version' => 1, 'input' => ['title' => 'En retard']], 'other'));

        self::assertSame(['stale_version', 'conflict', 'Plus récent', 2], [
            $refused['code'], $refused['category'], $refused['current']['title'] ?? null, $refused['current']['version'] ?? null,
        ]);
        self::assertSame($newer, $this->draft($made['id']));
        // Whoever is refused has all that a reading would answer.
        self::assertEquals($newer, array_intersect_key($refused['current'] ?? [], $newer));
    }

    /** @return iterable<string, array{array<string, mixed>, list<string>}> */
    public static function badInputs(): iterable
    {
        yield 'no title' => [['title' => ''], ['title: required']];
        yield 'a title of null' => [['title' => null], ['title: required']];
        yield 'an unknown choice' => [['mode' => 'somewhere'], ['mode: unexpected_fields']];
        yield 'a long text' => [['price' => str_repeat('x', 121)], ['price: too_long']];
        yield 'no address' => [['onlineUrl' => 'example'], ['onlineUrl: invalid_url']];
        yield 'no instant' => [['startsAt' => 'tomorrow'], ['startsAt: unexpected_fields']];
        yield 'an end before the start' => [
            ['zone' => 'UTC', 'startsAt' => '2027-01-02T10:00:00Z', 'endsAt' => '2027-01-01T10:00:00Z'],
            ['endsAt: end_before_start'],
        ];
        yield 'an unknown zone' => [['zone' => 'Dakar'], ['zone: invalid_zone']];
        yield 'an unknown country' => [['countryIds' => [999_999_999]], ['countryIds.0: unknown_country']];
        yield 'an unknown sector' => [['sectorIds' => [999_999_999]], ['sectorIds.0: unknown_sector']];
        yield 'a country of null' => [['countryIds' => [null]], ['countryIds.0: unexpected_fields']];
        yield 'an unknown file' => [['documentIds' => [999_999_999]], ['documentIds.0: unknown_file']];
        yield 'an unknown image' => [['coverImageId' => 999_999_999], ['coverImageId: unknown_file']];
        yield 'an unknown structure' => [['organiserId' => 999_999_999], ['organiserId: unexpected_fields']];
        yield 'a row without its address' => [['links' => [['network' => 'website']]], ['links.0.url: required']];
        yield 'a row of null' => [['links' => [null]], ['links.0: unexpected_fields']];
        yield 'a bad slug' => [['slug' => 'Été !'], ['slug: invalid_slug']];
        yield 'an unknown audience' => [['audience' => 'friends'], ['audience: unexpected_fields']];
        yield 'another language' => [['language' => 'en'], ['language: unexpected_fields']];
        yield 'an unknown language' => [['language' => 'wo'], ['language: unexpected_fields']];
        yield 'several at once' => [['title' => '', 'mode' => 'x', 'price' => str_repeat('x', 121)], ['title: required', 'mode: unexpected_fields', 'price: too_long']];
    }

    /**
     * @param array<string, mixed> $input
     * @param list<string> $refusals
     */
    #[DataProvider('badInputs')]
    public function testRejectsInvalidValueWithItsPath(array $input, array $refusals): void
    {
        $made = $this->save(null, null, self::NEW);

        $extensions = $this->extensions($this->ask(self::SAVE, ['id' => $made['id'], 'version' => 1, 'input' => $input], 'other'));

        self::assertSame(['invalid_fields', $refusals], [
            $extensions['code'],
            array_map(static fn (array $field): string => "{$field['path']}: {$field['code']}", $extensions['fields']),
        ]);
        self::assertSame($made, $this->draft($made['id']), 'Nothing was written.');
    }

    public function testSaveRequiresLanguageAndVersion(): void
    {
        $made = $this->save(null, null, self::NEW);

        self::assertSame(['language: required'], $this->refusals(null, null, ['title' => 'Sans langue']));
        self::assertSame(['input: required'], $this->refusals($made['id'], 1, null));
        self::assertSame(['version: required'], $this->refusals($made['id'], null, ['title' => 'Sans version']));
    }

    public function testOthersFindNothing(): void
    {
        $id = $this->save(null, null, self::NEW)['id'];
        $codes = [];
        foreach ([null, 'owner', 'operateur', 'moderateur', 'editor'] as $as) {
            $read = $this->read($id, $as);
            $saved = $this->ask(self::SAVE, ['id' => $id, 'version' => 1, 'input' => ['title' => 'À moi']], $as);
            $codes[$as ?? 'visitor'] = [$this->codeOf($read), $this->codeOf($saved)];
        }

        self::assertSame([
            'visitor' => ['not_found', 'not_found'],
            'owner' => ['not_found', 'not_found'],
            'operateur' => ['not_found', 'not_found'],
            'moderateur' => ['not_found', 'not_found'],
            'editor' => [null, null],
        ], $codes);
    }

    public function testPublishedRecordIsForbiddenToOthers(): void
    {
        /** @var array{passerelleEvent: array{card: array{id: int}}} $published */
        $published = $this->ask('query { passerelleEvent(language: FR, slug: "nuit-des-conteurs") { card { id } } }', [], null)->data();
        $id = $published['passerelleEvent']['card']['id'];

        self::assertSame('forbidden', $this->codeOf($this->read($id, 'other')));
        self::assertSame('forbidden', $this->codeOf($this->ask(self::SAVE, ['id' => $id, 'version' => 1, 'input' => ['title' => 'À moi']], 'other')));
    }

    public function testOwnerReadsInEveryStatusAndSavesInEditableOnes(): void
    {
        $save = 'mutation ($id: Int!, $version: Int!) { passerelleMutateInitiative(action: save, id: $id, version: $version, input: { title: "Statut" }) { id } }';
        /** @var array{passerelleInitiative: array{card: array{id: int}}} $published */
        $published = $this->ask('query { passerelleInitiative(language: FR, slug: "statut-publish") { card { id } } }', [], null)->data();
        $id = $published['passerelleInitiative']['card']['id'];

        $draft = $this->ask('query ($id: Int!) { passerelleInitiativeDraft(id: $id) { status moderation { status } version } }', ['id' => $id], 'owner')->data();
        self::assertSame(['passerelleInitiativeDraft' => ['status' => 'publish', 'moderation' => ['status' => 'valid'], 'version' => 2]], $draft);
        self::assertSame('not_editable', $this->codeOf($this->ask($save, ['id' => $id, 'version' => 2], 'owner')));
        self::assertSame('rights_edit_initiative', $this->codeOf($this->ask($save, ['id' => $id, 'version' => 2], 'other')));
    }

    public function testRejectsVisitorAndWrongType(): void
    {
        self::assertSame('forbidden', $this->codeOf($this->ask(self::SAVE, ['input' => self::NEW], null)));
        $id = $this->save(null, null, self::NEW)['id'];
        self::assertSame('not_found', $this->codeOf($this->ask('query ($id: Int!) { passerelleInitiativeDraft(id: $id) { id } }', ['id' => $id], 'other')));
        self::assertSame('not_found', $this->codeOf($this->read(2_000_000_000, 'other')));
    }

    public function testInputsHaveNoLedgersAndComputedFields(): void
    {
        foreach (['CreateStructure' => 'members: []', 'MutateProfile' => 'countryIds: [1]', 'MutateEvent' => 'status: "publish"'] as $name => $field) {
            $answer = $this->ask("mutation { passerelle{$name}(action: save, input: { {$field} }) { id } }", [], 'other');

            self::assertTrue($answer->hasErrors(), $name);
            self::assertNull($answer->data(), $name);
        }
    }

    public function testAProfileNeedsItsNames(): void
    {
        $extensions = $this->extensions($this->ask('mutation { passerelleMutateProfile(action: save, input: { language: "fr" }) { id } }', [], 'other'));

        self::assertSame([['path' => 'firstName', 'code' => 'required'], ['path' => 'lastName', 'code' => 'required']], $extensions['fields']);
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        foreach ([['query' => self::READ, 'variables' => ['id' => 1]], ['query' => self::SAVE, 'variables' => ['input' => self::NEW]]] as $body) {
            $answer = Site::get()->sendAsStranger('POST', '/graphql', json_encode($body, JSON_THROW_ON_ERROR), ['Content-Type: application/json']);

            self::assertSame(403, $answer->status);
        }
    }

    /** @return array{int, int} ids of a country and of a sector */
    private function reference(): array
    {
        /** @var array{passerelleReference: array{countries: list<array{id: int}>, sectors: list<array{id: int}>}} $data */
        $data = $this->ask('query { passerelleReference(language: FR) { countries { id } sectors { id } } }', [], null)->data();

        return [$data['passerelleReference']['countries'][0]['id'], $data['passerelleReference']['sectors'][0]['id']];
    }

    /**
     * @param array<string, mixed> $input
     * @return Draft for "other", who is a beneficiaire
     */
    private function save(?int $id, ?int $version, array $input): array
    {
        $answer = $this->ask(self::SAVE, ['id' => $id, 'version' => $version, 'input' => $input], 'other');
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{saved: Draft} $data */
        $data = $answer->data();

        return $data['saved'];
    }

    /** @return Draft */
    private function draft(int $id): array
    {
        /** @var array{draft: Draft} $data */
        $data = $this->read($id, 'other')->data();

        return $data['draft'];
    }

    /**
     * @param array<string, mixed>|null $input
     * @return list<string>
     */
    private function refusals(?int $id, ?int $version, ?array $input): array
    {
        $extensions = $this->extensions($this->ask(self::SAVE, ['id' => $id, 'version' => $version, 'input' => $input], 'other'));

        return array_map(static fn (array $field): string => "{$field['path']}: {$field['code']}", $extensions['fields']);
    }

    private function read(int $id, ?string $as): Answer
    {
        return $this->ask(self::READ, ['id' => $id], $as);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $document, array $variables, ?string $as): Answer
    {
        return Site::get()->query($document, $variables, $as);
    }

    private function codeOf(Answer $answer): ?string
    {
        return $answer->hasErrors() ? $this->extensions($answer)['code'] : null;
    }

    /** @return array{code: string, category: string, fields: list<array<string, string>>, current?: array<string, mixed>} */
    private function extensions(Answer $answer): array
    {
        /** @var array{errors?: list<array{extensions: array{code: string, category: string, fields: list<array<string, string>>}}>} $body */
        $body = json_decode($answer->body, true);

        return $body['errors'][0]['extensions'] ?? self::fail($answer->body);
    }
}
