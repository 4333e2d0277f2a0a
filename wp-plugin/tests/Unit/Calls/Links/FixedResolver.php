<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Links;

use Passerelle\Calls\Links\Fetching\Resolver;

/** Name servers of a test, which note what they were asked. */
final class FixedResolver implements Resolver
{
    /** @var list<string> */
    public array $asked = [];

    /** @param array<string, list<string>|list<list<string>>> $addresses by host; of a list of lists, the next one at each question */
    public function __construct(private array $addresses)
    {
    }

    public function addresses(string $host): array
    {
        $this->asked[] = $host;
        $answer = $this->addresses[$host] ?? [];
        $first = $answer[0] ?? null;
        if (is_array($first)) {
            array_shift($this->addresses[$host]);

            return $first;
        }

        return array_values(array_filter($answer, is_string(...)));
    }
}
