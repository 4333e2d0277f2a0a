<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use RuntimeException;

/** The upload was deleted during its inspection, so nothing is stored. */
final class UploadDeleted extends RuntimeException
{
}
