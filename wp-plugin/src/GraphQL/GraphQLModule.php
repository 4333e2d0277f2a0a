<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Passerelle\GraphQL\Limits\Rules;
use Passerelle\Kernel\Module;

/** The GraphQL API, for any engine with the `graphql_*` hooks; inactive without one. */
final readonly class GraphQLModule implements Module
{
    /** @param list<HasGraphQlTypes> $modules */
    public function __construct(
        private array $modules,
        private Rules $rules,
        private Gate $gate,
    ) {
    }

    public function register(): void
    {
        add_action('graphql_register_types', function (): void {
            foreach ($this->modules as $module) {
                foreach ($module->graphQlTypes() as $registration) {
                    $registration->register();
                }
            }
        });
        add_filter('graphql_validation_rules', fn (array $rules): array => [...$rules, ...$this->rules->make()]);
        // A batch would multiply the limits by its length, and no client of the plugin sends any.
        add_filter('graphql_is_batch_queries_enabled', '__return_false');
        (new ForeignFields())->register();
        $this->gate->register();
    }
}
