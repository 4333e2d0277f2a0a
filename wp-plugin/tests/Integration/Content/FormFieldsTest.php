<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\GraphQL\Forms\FieldTypes;
use Passerelle\Files\FilePurpose;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\Factories\FieldValues;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Every field of every form, by the operations of the site: its value is in the draft that the form reads and, sent by the form,
 * in what the call answers. A field that the selection lacks would look empty, and be lost with the next save.
 */
final class FormFieldsTest extends IntegrationTestCase
{
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';
    /** Mutations that are not named after the type. */
    private const MUTATIONS = ['Structure' => 'UpdateStructure'];

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::PROXY] = constant('PASSERELLE_GRAPHQL_SECRET');
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::PROXY]);
        parent::tearDown();
    }

    /** @return iterable<string, array{ContentType}> */
    public static function forms(): iterable
    {
        foreach (ContentType::writtenByOwners() as $type) {
            yield $type->value => [$type];
        }
    }

    #[DataProvider('forms')]
    public function testWhatAFormSavesItReadsAgain(ContentType $type): void
    {
        $fields = FieldTypes::writable($this->plugin->get(Definitions::class)->of($type));
        $keys = array_map(static fn (Field $field): string => $field->key, $fields);
        // Beneficiaries propose what staff then publish.
        $isProposed = $type === ContentType::SupportedProject;
        $make = $isProposed ? $this->content->published(...) : $this->content->draft(...);
        $owner = $isProposed ? $this->users->beneficiaire() : $this->content->staff();
        $ofStaff = $isProposed ? ['beneficiaryIds' => [$owner->id]] : [];
        $making = new FieldValues($this->content, $this->users, $this->files, $owner);
        $values = $making->of($fields);
        $full = $make($type, [...$values, ...$ofStaff], title: 'Complet', ownerId: $owner->id);
        $other = $make($type, $ofStaff, title: 'À remplir', ownerId: $owner->id);

        $read = $this->ask($owner, "{$type->apiName()}Draft", ['id' => $full->id]);
        $sent = array_intersect_key($read, array_flip($keys));
        self::assertSame([], array_values(array_diff($keys, array_keys($sent))), 'Fields that the draft lacks');
        self::assertSame([], array_keys(array_filter($sent, static fn (mixed $value): bool => in_array($value, [null, '', []], true))), 'Fields without a value');
        self::assertSame($this->columns($fields), $this->columnsOf($sent, $fields));

        // No other record takes the confidential files of the first one.
        $sent = [...$sent, ...$making->of(array_values(array_filter($fields, static fn (Field $field): bool => FilePurpose::of($field)->isConfidential())))];

        $saved = $this->ask($owner, self::MUTATIONS[$type->apiName()] ?? "Mutate{$type->apiName()}", [
            'action' => $isProposed ? 'propose' : 'save',
            'id' => $other->id,
            'version' => $other->version,
            'input' => $sent,
        ]);
        $answered = $isProposed ? $saved['proposed'] : $saved;
        self::assertIsArray($answered);
        self::assertEquals($sent, array_intersect_key($answered, $sent));
    }

    /**
     * @param list<Field> $fields
     * @return array<string, list<string>> columns by the key of the field, sorted
     */
    private function columns(array $fields): array
    {
        $columns = [];
        foreach ($fields as $field) {
            if ($field->kind->hasColumns()) {
                $columns[$field->key] = array_map(static fn (Field $column): string => $column->key, $field->columns);
                sort($columns[$field->key]);
            }
        }

        return $columns;
    }

    /**
     * @param array<string, mixed> $draft
     * @param list<Field> $fields
     * @return array<string, list<string>>
     */
    private function columnsOf(array $draft, array $fields): array
    {
        $columns = [];
        foreach ($fields as $field) {
            if ($field->kind->hasColumns()) {
                $value = (array) $draft[$field->key];
                $columns[$field->key] = array_map(strval(...), array_keys($field->kind->isList() ? (array) $value[0] : $value));
                sort($columns[$field->key]);
            }
        }

        return $columns;
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<string, mixed>
     */
    private function ask(Viewer $viewer, string $operation, array $variables): array
    {
        wp_set_current_user($viewer->id);
        $answer = graphql(['query' => Operations::read()->document($operation), 'variables' => $variables]);
        self::assertArrayNotHasKey('errors', $answer, (string) json_encode($answer));
        /** @var array<string, array<string, mixed>> $data */
        $data = $answer['data'];

        return array_values($data)[0];
    }
}
