<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** "structure-owner" owns the published structure. Nothing is deleted here: other tests read it. */
final class StructureDeletionTest extends ContractTestCase
{
    public const OPERATIONS = ['DeleteStructure', 'StructureDeletion'];

    private const OWNER = 'structure-owner';

    public function testTheOwnerSeesWhatGoes(): void
    {
        $answer = $this->preview($this->structure(), self::OWNER);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleStructureDeletion: array<string, mixed>} $data */
        $data = $answer->data();

        self::assertSame(
            [
                'name' => 'Les Ateliers du Fleuve',
                'items' => [],
                'handedOver' => [['type' => 'event', 'count' => 1], ['type' => 'resource', 'count' => 1]],
                'files' => 0,
                'memberships' => 1,
            ],
            $data['passerelleStructureDeletion'],
        );
    }

    public function testNobodyElseSeesOrDeletesIt(): void
    {
        $structure = $this->structure();
        foreach (['other', 'operateur', 'moderateur', 'administrator'] as $person) {
            self::assertSame('not_found', $this->refusal($this->preview($structure, $person)), $person);
            self::assertSame('not_found', $this->refusal($this->delete($structure, 'Les Ateliers du Fleuve', $person)), $person);
        }
        self::assertSame('access_token_missing', $this->refusal($this->preview($structure, null)));
        self::assertSame('access_token_missing', $this->refusal($this->delete($structure, 'Les Ateliers du Fleuve', null)));
        foreach ([0, -1, 2_147_483_647] as $id) {
            self::assertSame('not_found', $this->refusal($this->preview($id, self::OWNER)));
            self::assertSame('not_found', $this->refusal($this->delete($id, 'Les Ateliers du Fleuve', self::OWNER)));
        }
    }

    public function testAnotherNameDeletesNothing(): void
    {
        foreach (['' => 'required', 'les ateliers du fleuve' => 'name_differs'] as $name => $code) {
            $answer = $this->delete($this->structure(), $name, self::OWNER);
            self::assertSame('invalid_fields', $this->refusal($answer));
            self::assertStringContainsString("\"code\":\"{$code}\"", $answer->body);
        }
        self::assertFalse($this->preview($this->structure(), self::OWNER)->hasErrors());
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        foreach (['DeleteStructure' => ['id' => 1, 'confirmName' => 'x'], 'StructureDeletion' => ['id' => 1]] as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    private function structure(): int
    {
        $query = 'query { passerelleCatalogue(language: FR, filter: { type: community_profile, kind: structure, q: "Ateliers du Fleuve" }) { items { id } } }';
        /** @var array{passerelleCatalogue: array{items: non-empty-list<array{id: int}>}} $data */
        $data = Site::get()->query($query)->data();

        return $data['passerelleCatalogue']['items'][0]['id'];
    }

    private function preview(int $id, ?string $as): Answer
    {
        return Site::get()->query(Operations::read()->document('StructureDeletion'), ['id' => $id], $as);
    }

    private function delete(int $id, string $name, ?string $as): Answer
    {
        return Site::get()->query(Operations::read()->document('DeleteStructure'), ['id' => $id, 'confirmName' => $name], $as);
    }

    private function refusal(Answer $answer): string
    {
        /** @var array{errors?: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true);

        return $body['errors'][0]['extensions']['code'] ?? self::fail($answer->body);
    }
}
