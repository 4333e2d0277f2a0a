<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Passerelle\GraphQL\Limits\Rules;
use Passerelle\Kernel\Module;

/** The GraphQL API, on whichever engine runs the `graphql_*` hooks; without one nothing happens. */
final readonly class GraphQLModule implements Module
{
    /** @param list<Registration> $registrations */
    public function __construct(
        private array $registrations,
        private Rules $rules,
        private Gate $gate,
    ) {
    }

    public function register(): void
    {
        add_action('graphql_register_types', function (): void {
            foreach ($this->registrations as $registration) {
                $registration->register();
            }
        });
        add_filter('graphql_validation_rules', fn (array $rules): array => [...$rules, ...$this->rules->make()]);
        // A batch would multiply every limit by its length, and nothing of ours sends one.
        add_filter('graphql_is_batch_queries_enabled', '__return_false');
        $this->gate->register();
    }
}
