<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL\Forms;

use LogicException;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Definition;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\Model\ContentType;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** Registers input, draft, query and mutation of each type that owners edit. */
final readonly class FormTypes implements Registration
{
    /** Types with mutations of their own, which decide who may have one. */
    private const CHANGED_ELSEWHERE = [ContentType::Structure, ContentType::CallForApplication];
    /** Types whose draft says more than their fields, and has a query of its own, too. */
    private const READ_ELSEWHERE = [ContentType::CallForApplication];

    public function __construct(private Definitions $definitions, private Forms $forms, private DraftLanguages $languages)
    {
    }

    public function register(): void
    {
        $int = 'Int';
        register_graphql_object_type('PasserelleVersions', ['fields' => Type::fields(['en' => $int, 'fr' => $int])]);
        register_graphql_object_type('PasserelleTranslations', ['fields' => Type::fields(['en' => $int, 'fr' => $int])]);
        register_graphql_object_type('PasserelleModeration', ['fields' => Type::fields([
            'comment' => 'String',
            'date' => 'String',
            'field' => 'String',
            'moderator' => 'String',
            'rejectionReason' => 'String',
            'status' => 'String',
        ])]);
        register_graphql_object_type('PasserelleProposal', ['fields' => Type::fields(['date' => 'String!', 'status' => 'String!'])
            + ['fields' => ['type' => Type::listOf('String')]]]);
        register_graphql_object_type('PasserelleLanguageVersion', ['fields' => Type::fields([
            'changedFields' => Type::listOf('String'),
            'id' => $int,
            'isSource' => 'Boolean!',
            'language' => 'PasserelleLanguage!',
            'path' => 'String',
            'state' => 'String!',
            'title' => 'String',
        ])]);
        $rows = [];
        foreach (ContentType::writtenByOwners() as $type) {
            $definition = $this->definitions->of($type);
            $this->registerForm($definition);
            $rows = $this->rowsOf($definition, $rows);
        }
        foreach ($rows as $name => $field) {
            register_graphql_object_type($name, ['fields' => FieldTypes::outputs($field->columns)]);
            register_graphql_input_type("{$name}Input", ['fields' => FieldTypes::inputs($field->columns)]);
        }
    }

    private function registerForm(Definition $definition): void
    {
        $name = $definition->type()->apiName();
        $fields = FieldTypes::writable($definition);
        $title = $definition->titleKey();
        $texts = array_fill_keys(['audience', 'language', 'slug', ...$title === null ? [] : [$title]], 'String');
        register_graphql_input_type("Passerelle{$name}Input", ['fields' => [...FieldTypes::inputs($fields), ...Type::fields([...$texts, 'minorChange' => 'Boolean'])]]);
        register_graphql_object_type("Passerelle{$name}Draft", ['fields' => [
            ...FieldTypes::outputs($fields),
            ...Type::fields([
                ...array_map(static fn (string $text): string => "{$text}!", $texts),
                'databaseId' => 'Int!',
                'files' => Type::listOf('PasserelleFile'),
                'groupId' => 'Int!',
                'id' => 'Int!',
                'moderation' => 'PasserelleModeration!',
                'path' => 'String',
                'proposal' => 'PasserelleProposal',
                'proposed' => "Passerelle{$name}Draft",
                'status' => 'String!',
                'translations' => 'PasserelleTranslations!',
                'version' => 'Int!',
                'versions' => 'PasserelleVersions!',
            ]),
            'allowedActions' => [
                'type' => Type::listOf('String'),
                'resolve' => Resolver::of($this->forms->allowedActions(...)),
            ],
            'languageVersions' => [
                'type' => Type::listOf('PasserelleLanguageVersion'),
                'resolve' => Resolver::of($this->languages->of(...)),
            ],
        ]]);
        if (in_array($definition->type(), self::READ_ELSEWHERE, true)) {
            return;
        }
        register_graphql_field('RootQuery', "passerelle{$name}Draft", [
            'type' => "Passerelle{$name}Draft",
            'args' => ['id' => ['type' => Type::required('Int')]],
            'resolve' => Resolver::root(fn (array $arguments): array
                => $this->forms->read($definition, Arguments::number($arguments, 'id') ?? 0)),
        ]);
        if (in_array($definition->type(), self::CHANGED_ELSEWHERE, true)) {
            return;
        }
        register_graphql_field('RootMutation', "passerelleMutate{$name}", [
            'type' => Type::required("Passerelle{$name}Draft"),
            'args' => Type::fields(['action' => 'PasserelleRecordAction!', 'id' => 'Int', 'input' => "Passerelle{$name}Input", 'version' => 'Int']),
            'resolve' => Resolver::root(fn (array $arguments): array => $this->forms->mutate(
                $definition,
                OwnerAction::from(Arguments::text($arguments, 'action')),
                Arguments::number($arguments, 'id'),
                Arguments::number($arguments, 'version'),
                isset($arguments['input']) ? Arguments::input($arguments, 'input') : null,
            )),
        ]);
    }

    /**
     * @param array<string, Field> $rows by name
     * @return array<string, Field> with those of the definition
     */
    private function rowsOf(Definition $definition, array $rows): array
    {
        foreach (FieldTypes::writable($definition) as $field) {
            if (!$field->kind->hasColumns()) {
                continue;
            }
            $name = FieldTypes::rowName($field);
            $known = $rows[$name] ?? $field;
            if (FieldTypes::inputs($known->columns) !== FieldTypes::inputs($field->columns)) {
                throw new LogicException("Two fields named {$field->key} have rows of different columns: rename one.");
            }
            $rows[$name] = $field;
        }

        return $rows;
    }
}
