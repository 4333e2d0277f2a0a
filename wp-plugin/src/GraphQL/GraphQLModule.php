<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Closure;
use Passerelle\GraphQL\Limits\Rules;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Module;

/** The GraphQL API, for any engine with the `graphql_*` hooks; inactive without one. */
final readonly class GraphQLModule implements Module
{
    /**
     * @param Closure(): list<HasEnums> $modules
     * @param Closure(): list<Registration> $types
     */
    public function __construct(
        #[All(HasEnums::class)] private Closure $modules,
        #[All(Registration::class)] private Closure $types,
        private Rules $rules,
        private Gate $gate,
    ) {
    }

    public function register(): void
    {
        add_action('graphql_register_types', function (): void {
            $enums = array_merge(...array_map(static fn (HasEnums $module): array => $module->enums(), ($this->modules)()));
            foreach ([new EnumTypes($enums), ...($this->types)()] as $registration) {
                $registration->register();
            }
        });
        add_filter('graphql_validation_rules', fn (array $rules): array => [...$rules, ...$this->rules->make()]);
        // A batch would multiply the limits by its length, and no client of the plugin sends any.
        add_filter('graphql_is_batch_queries_enabled', '__return_false');
        (new ForeignFields())->register();
        $this->gate->register();
    }
}
