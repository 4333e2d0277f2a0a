<?php

declare(strict_types=1);

namespace Passerelle\Files;

use WP_REST_Response;

/** An answer whose body is a file. */
final class FileResponse extends WP_REST_Response
{
    /** @param array<string, string> $headers */
    public function __construct(StoredFile $file, public readonly string $path, array $headers)
    {
        parent::__construct(['id' => $file->id], 200, $headers);
    }
}
