<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** "owner" has a public profile with certificate and CV in Senegal and France; "other" has none. */
final class ProfileFilesTest extends ContractTestCase
{
    public const OPERATIONS = ['FileReadings', 'ProfileFile'];

    public function testWhoIsInChargeFindsThemAndOthersLearnNothing(): void
    {
        $id = $this->profileOfOwner();
        foreach (['certificateId' => 'download_certificate_failed', 'cvId' => 'download_cv_failed'] as $file => $refusal) {
            $own = $this->find($id, $file, 'owner');
            self::assertIsInt($own);
            foreach (['moderateur', 'moderateur-elsewhere', 'administrator', 'super-administrator'] as $person) {
                self::assertSame($own, $this->find($id, $file, $person), $person);
            }
            foreach ([null, 'other', 'structure-owner', 'operateur'] as $person) {
                self::assertSame($refusal, $this->find($id, $file, $person));
            }
            foreach ([0, -1, 2147483647] as $unknown) {
                self::assertSame($refusal, $this->find($unknown, $file, 'administrator'));
            }
        }
    }

    public function testReadingsAreForTheOwner(): void
    {
        foreach ([null, 'other', 'moderateur'] as $person) {
            self::assertSame(['passerelleFileReadings' => []], $this->ask('FileReadings', [], $person)->data());
        }
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        foreach (['FileReadings' => [], 'ProfileFile' => ['memberId' => 1, 'file' => 'cvId']] as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => (object) $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return int|string id of the file, or the code of the refusal */
    private function find(int $memberId, string $file, ?string $person): int|string
    {
        $answer = $this->ask('ProfileFile', ['memberId' => $memberId, 'file' => $file], $person);
        /** @var array{data?: array{passerelleProfileFile: int|null}, errors?: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true);

        return $body['errors'][0]['extensions']['code'] ?? $body['data']['passerelleProfileFile'] ?? self::fail($answer->body);
    }

    private function profileOfOwner(): int
    {
        /** @var array{passerelleOwnProfile: array{translations: array{fr: int}}} $data */
        $data = $this->ask('FindOwnProfile', [], 'owner')->data();

        return $data['passerelleOwnProfile']['translations']['fr'];
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $person): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $person);
    }
}
