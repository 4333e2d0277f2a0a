<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

use GraphQL\Error\Error;
use GraphQL\Language\AST\FieldNode;
use GraphQL\Language\AST\FragmentDefinitionNode;
use GraphQL\Language\AST\FragmentSpreadNode;
use GraphQL\Language\AST\InlineFragmentNode;
use GraphQL\Language\AST\IntValueNode;
use GraphQL\Language\AST\Node;
use GraphQL\Language\AST\NodeKind;
use GraphQL\Language\AST\OperationDefinitionNode;
use GraphQL\Language\AST\SelectionSetNode;
use GraphQL\Validator\QueryValidationContext;
use GraphQL\Validator\Rules\ValidationRule;
use Passerelle\GraphQL\ErrorCategory;

/**
 * Rejects operations that are too deep, have too many fields or aliases or could load too many objects, whoever sends them. The
 * `items` of a field with the argument `perPage` count as many times; a variable counts as the largest page. Each fragment is
 * measured once per page size, so that nested spreads cannot make the measurement expensive.
 */
final class SizeRule extends ValidationRule
{
    private const PAGED = 'items';
    /** Lists of a type in the schema, which can be nested without end. */
    private const SCHEMA_LISTS = ['fields', 'inputFields', 'interfaces', 'possibleTypes'];

    /** @var array<string, FragmentDefinitionNode> */
    private array $fragments = [];

    /** @var array<string, Size> */
    private array $measured = [];

    public function __construct(
        private readonly SizeLimits $limits,
        private readonly int $usual,
        private readonly int $maxPerPage,
    ) {
    }

    /** @throws Error when there are too many fields: other rules compare the fields of a selection in pairs, so they do not run then */
    public function getVisitor(QueryValidationContext $context): array
    {
        $this->fragments = [];
        $this->measured = [];
        foreach ($context->getDocument()->definitions as $definition) {
            if ($definition instanceof FragmentDefinitionNode) {
                $this->fragments[$definition->name->value] = $definition;
            }
        }
        foreach ($context->getDocument()->definitions as $definition) {
            $isMeasured = $definition instanceof FragmentDefinitionNode || $definition instanceof OperationDefinitionNode;
            if ($isMeasured && $this->selection($definition->selectionSet)->fields > $this->limits->fields) {
                throw LimitError::of('query_too_many_fields', ErrorCategory::Limit, $definition);
            }
        }

        return [NodeKind::OPERATION_DEFINITION => function (Node $operation) use ($context): void {
            if (!$operation instanceof OperationDefinitionNode) {
                return;
            }
            $size = $this->selection($operation->selectionSet);
            $isIntrospection = $this->isIntrospection($operation);
            $refusals = array_keys(array_filter([
                'query_too_deep' => $isIntrospection
                    ? $size->depth > $this->limits->schemaDepth || $size->lists > $this->limits->schemaLists
                    : $size->depth > $this->limits->depth,
                'query_too_many_aliases' => $size->aliases > $this->limits->aliases,
                'query_too_costly' => !$isIntrospection && $size->cost > $this->limits->cost,
            ]));
            foreach ($refusals as $code) {
                $context->reportError(LimitError::of($code, ErrorCategory::Limit, $operation));
            }
        }];
    }

    /** An operation that reads only the schema, which another rule restricts and whose usual query is deeper than all others. */
    private function isIntrospection(OperationDefinitionNode $operation): bool
    {
        foreach ($operation->selectionSet->selections as $selection) {
            if (!$selection instanceof FieldNode || !str_starts_with($selection->name->value, '__')) {
                return false;
            }
        }

        return true;
    }

    /** @param int $perPage number of items of the surrounding page */
    private function selection(?SelectionSetNode $set, int $perPage = 1): Size
    {
        $size = Size::none();
        foreach ($set->selections ?? [] as $selection) {
            $size = $size->plus(match (true) {
                $selection instanceof FieldNode => $this->field($selection, $perPage),
                $selection instanceof InlineFragmentNode => $this->selection($selection->selectionSet, $perPage),
                $selection instanceof FragmentSpreadNode => $this->fragment($selection->name->value, $perPage),
                default => Size::none(),
            });
        }

        return $size;
    }

    private function field(FieldNode $field, int $perPage): Size
    {
        $times = $field->name->value === self::PAGED ? $perPage : 1;

        return $this->selection($field->selectionSet, $this->perPage($field))->inField(
            $field->alias !== null,
            $field->selectionSet !== null,
            in_array($field->name->value, self::SCHEMA_LISTS, true),
            $times,
        );
    }

    private function fragment(string $name, int $perPage): Size
    {
        $key = "{$name} {$perPage}";
        if (!isset($this->measured[$key])) {
            // The standard rules reject recursive fragments; here they count as empty.
            $this->measured[$key] = Size::none();
            $this->measured[$key] = $this->selection(($this->fragments[$name] ?? null)?->selectionSet, $perPage);
        }

        return $this->measured[$key];
    }

    private function perPage(FieldNode $field): int
    {
        foreach ($field->arguments as $argument) {
            if ($argument->name->value === 'perPage') {
                $literal = $argument->value instanceof IntValueNode ? (int) $argument->value->value : $this->maxPerPage;

                return max(1, min($literal, $this->maxPerPage));
            }
        }

        return $field->name->value === 'passerelleCatalogue' ? $this->usual : 1;
    }
}
