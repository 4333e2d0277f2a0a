<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use GraphQL\Type\Definition\Argument;
use GraphQL\Type\Definition\EnumType;
use GraphQL\Type\Definition\FieldDefinition;
use GraphQL\Type\Definition\InputObjectField;
use GraphQL\Type\Definition\InputObjectType;
use GraphQL\Type\Definition\LeafType;
use GraphQL\Type\Definition\ListOfType;
use GraphQL\Type\Definition\NonNull;
use GraphQL\Type\Definition\ObjectType;
use GraphQL\Type\Definition\Type;
use GraphQL\Type\Schema;
use LogicException;
use Passerelle\Applications\Review\Guests\GuestFields;
use Passerelle\GraphQL\OwnNames;
use Passerelle\Rights\Viewer;

/**
 * Asks every query of the API that is not for all visitors with everything that it can say, once for each id that its arguments could
 * mean, as the frontend’s server does.
 */
final readonly class EveryQuery
{
    private const DEPTH = 4;
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';

    /** @param list<int> $ids that an attacker would try */
    public function __construct(private array $ids)
    {
    }

    /** @return array<string, string> answers as JSON by question */
    public function answersTo(Viewer $viewer): array
    {
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::PROXY] = is_string($secret) ? $secret : '';
        $answers = [];
        foreach ($this->questions() as $question) {
            wp_set_current_user($viewer->id);
            $answers[$question] = (string) json_encode(graphql(['query' => $question]), JSON_UNESCAPED_UNICODE);
        }
        wp_set_current_user(0);
        unset($_SERVER[self::PROXY]);

        return $answers;
    }

    /** @return list<string> */
    private function questions(): array
    {
        $questions = [];
        foreach (self::queries() as $field) {
            foreach ($this->ids as $id) {
                $questions[] = '{ ' . $field->name . self::arguments($field, $id) . self::selection($field->getType(), self::DEPTH) . ' }';
            }
        }

        return array_values(array_unique($questions));
    }

    /** @return array<string, FieldDefinition> */
    private static function queries(): array
    {
        $read = ['WPGraphQL', 'get_schema'];
        $schema = is_callable($read) ? $read() : null;
        $type = $schema instanceof Schema ? $schema->getType('RootQuery') : null;
        if (!$type instanceof ObjectType) {
            throw new LogicException('There is no schema.');
        }

        return array_filter($type->getFields(), static fn (FieldDefinition $field): bool => OwnNames::has($field->name) && !in_array($field->name, GuestFields::OF_VISITORS, true));
    }

    private static function arguments(FieldDefinition $field, int $id): string
    {
        $arguments = [];
        foreach ($field->args as $argument) {
            if (self::isNeeded($argument) || preg_match('/(^id|Id|Ids)$/', $argument->name) === 1) {
                $arguments[] = "{$argument->name}: " . self::value($argument->getType(), $id);
            }
        }

        return $arguments === [] ? '' : '(' . implode(', ', $arguments) . ')';
    }

    private static function isNeeded(Argument|InputObjectField $argument): bool
    {
        return $argument->getType() instanceof NonNull && !$argument->defaultValueExists();
    }

    private static function value(Type $type, int $id): string
    {
        $type = $type instanceof NonNull ? $type->getWrappedType() : $type;
        if ($type instanceof InputObjectType) {
            $needed = array_filter($type->getFields(), self::isNeeded(...));

            return '{' . implode(', ', array_map(static fn (InputObjectField $field): string => "{$field->name}: " . self::value($field->getType(), $id), $needed)) . '}';
        }

        return match (true) {
            $type instanceof ListOfType => '[' . self::value($type->getWrappedType(), $id) . ']',
            $type instanceof EnumType => $type->getValues()[0]->name,
            default => match ($type->toString()) {
                'Int', 'Float' => (string) $id,
                'ID' => "\"{$id}\"",
                'Boolean' => 'false',
                default => '"a"',
            },
        };
    }

    private static function selection(Type $type, int $depth): string
    {
        $named = Type::getNamedType($type);
        if ($named instanceof LeafType || $named === null) {
            return '';
        }
        $selected = ['__typename'];
        foreach ($named instanceof ObjectType && $depth > 0 ? $named->getFields() : [] as $field) {
            if (array_filter($field->args, self::isNeeded(...)) === []) {
                $selected[] = $field->name . self::selection($field->getType(), $depth - 1);
            }
        }

        return ' { ' . implode(' ', $selected) . ' }';
    }
}
