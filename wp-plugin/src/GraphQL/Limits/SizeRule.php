<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

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
 * Rejects operations that are too deep, have too many aliases or could load too many objects. The `items` of a field with the
 * argument `perPage` count as many times; a variable counts as the largest page. Each fragment is measured once per page size,
 * so that nested spreads cannot make the measurement expensive.
 */
final class SizeRule extends ValidationRule
{
    /** @var array<string, FragmentDefinitionNode> */
    private array $fragments = [];

    private const PAGED = 'items';

    /** @var array<string, Size> */
    private array $measured = [];

    public function __construct(
        private readonly int $maxDepth,
        private readonly int $maxAliases,
        private readonly int $maxCost,
        private readonly int $usual,
        private readonly int $maxPerPage,
    ) {
    }

    public function getVisitor(QueryValidationContext $context): array
    {
        $this->fragments = [];
        $this->measured = [];
        foreach ($context->getDocument()->definitions as $definition) {
            if ($definition instanceof FragmentDefinitionNode) {
                $this->fragments[$definition->name->value] = $definition;
            }
        }

        return [NodeKind::OPERATION_DEFINITION => function (Node $operation) use ($context): void {
            if (!$operation instanceof OperationDefinitionNode) {
                return;
            }
            $size = $this->selection($operation->selectionSet);
            $refusals = array_keys(array_filter([
                'query_too_deep' => $size->depth > $this->maxDepth,
                'query_too_many_aliases' => $size->aliases > $this->maxAliases,
                'query_too_costly' => $size->cost > $this->maxCost,
            ]));
            foreach ($this->isIntrospection($operation) ? [] : $refusals as $code) {
                $context->reportError(LimitError::of($code, ErrorCategory::Limit, $operation));
            }
        }];
    }

    /** Introspection is restricted by another rule and not limited here. */
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

        return $this->selection($field->selectionSet, $this->perPage($field))->inField($field->alias !== null, $field->selectionSet !== null, $times);
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
